import { currentEnvironment } from '../../src/environment/current-environment'
import { isForeignVersion, parseBody } from '../../src/platform/parse-body'
import { PlatformError } from '../../src/platform/platform-error'
import { read } from '../../src/platform/read'
import { hasResource, type Resource, resourceNames } from '../../src/port/kinds'
import { PullError } from './pull-error'

interface PulledTenant {
  siteKey: string
  version: string
  /** The answers as the platform delivered them. */
  resources: Map<Resource, unknown>
  /** Resources of the contract that the platform does not have yet. */
  absent: Resource[]
}

/**
 * Reads every resource of the tenant's contract.
 * @throws PlatformError or PullError
 */
export async function readTenant(): Promise<PulledTenant> {
  const { version, siteKey, contract, raw } = await readRaw('settings')
  if (isForeignVersion(version))
    throw new PullError(
      `The platform serves contract ${version}, but this template supports 4 and 6: update the template.`,
    )
  const resources = new Map([['settings', raw]] as [Resource, unknown][])
  const absent: Resource[] = []
  for (const name of resourceNames.filter((name) => name !== 'settings' && hasResource(contract, name))) {
    try {
      resources.set(name, (await readRaw(name)).raw)
    } catch (error) {
      if (!(error instanceof PlatformError && error.status === 404)) throw error
      absent.push(name)
    }
  }
  return { siteKey, version, resources, absent }
}

async function readRaw(resource: Resource) {
  const body = await read(resource)
  const { version, siteKey, contract } = parseBody(resource, body)
  const text = new TextDecoder().decode(body)
  // Content may be committed, so it must not contain the key, even if the platform repeats it.
  if (text.includes(currentEnvironment().apiKey))
    throw new PullError(`${resource} contains SITE_API_KEY: tell the platform operator, and replace the key.`)
  const raw: unknown = JSON.parse(text)[resource]
  return { version, siteKey, contract, raw }
}
