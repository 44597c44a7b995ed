import { type ContentFile, filesIn } from '../../src/files/content-files'
import { isForeignVersion } from '../../src/platform/parse-body'
import { inspectPlatform } from '../shared/inspection'
import { explainFailure } from '../shared/unreadable'
import { SetupError } from './setup-error'

/**
 * What the platform answers with these variables: the business that the key selects, in one line, and all its files.
 * @throws SetupError when a resource cannot be read
 */
export async function findBusiness(
  variables: Record<string, string>,
): Promise<{ business: string; files: ContentFile[] }> {
  // The data layer reads its configuration from the environment.
  Object.assign(process.env, variables)
  const { settings, others, content } = await inspectPlatform()
  const failures = [settings, ...others].flatMap(({ error }) => error ?? [])
  if (settings.error || failures.length > 0) {
    const sentences = failures.map(explainFailure).map(({ what, remedy }) => `${what}. ${remedy}`)
    throw new SetupError(sentences.join('\n  '))
  }
  const { siteKey, version } = settings
  if (isForeignVersion(version)) {
    console.log(
      `! Contract ${version || 'without a version'} is newer or older than this template, built for 4 and 6: look for another one.`,
    )
  }
  const name = content.settings?.name || 'a business that has not written its name yet'
  return { business: `${name} (${siteKey}), contract ${version}`, files: filesIn(content) }
}
