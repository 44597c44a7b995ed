import { expect } from '@playwright/test'
import { type Contract, commonResources, hasResource, resourceNames } from '../../../lib/platform/resources'
import { readForPush } from '../../../lib/snapshots/reads/push-reads'
import { tenantContent } from '../../../lib/snapshots/tenant'
import { testWithPlatform } from '../own-environment'
import { likeFreshProcess } from './fresh-process'

/* A resource that cannot be read is absent, or stays as it was. It holds back no other. */

let contract: Contract = 4
let text = ''
let failing: string[] = []

const test = testWithPlatform({
  answer: (request, response) => {
    const resource = request.url?.split('/').at(-1) ?? ''
    const titles = { title: text, client: text, author: text, quote: text, question: text, city: text }
    const records = [{ slug: 'a', icon: 'wrench', tier: 'primary', ...titles }]
    const legal = { terms: { sections: [{ title: text }] } }
    const content = { settings: { name: text }, legal }[resource] ?? records
    if (failing.includes(resource) || !has(resource)) response.statusCode = 500
    response.end(JSON.stringify({ version: `${contract}.0.0`, siteKey: 's', [resource]: content }))
  },
  environment: { NEXT_DIST_DIR: '.e2e/unit-missing-resources', REVALIDATE_SECRET: 'secret' },
})

const has = (name: string) => resourcesOf(contract).some((resource) => resource === name)
const resourcesOf = (version: Contract) => resourceNames.filter((name) => hasResource(version, name))

/** The parts in which the content shows this text. */
async function showing(word: string): Promise<string[]> {
  const { version: _, ...parts } = await tenantContent()
  return Object.keys(parts).filter((part) => JSON.stringify(parts[part as keyof typeof parts]).includes(word))
}

/** The parts that stay as they were when this resource cannot be read after a move: its own, and those of a contract not yet left. */
function kept(name: string): string[] {
  const isLeft = name !== 'settings' && name !== 'caseStudies'
  const own = [...commonResources, 'projects'].includes(name) ? [name] : []
  const before = resourcesOf(contract === 4 ? 6 : 4)
  return partsOf([...own, ...(isLeft ? [] : before.filter((other) => !commonResources.includes(other)))])
}

const partsOf = (resources: string[]) =>
  resources.map((name) => (name === 'caseStudies' ? 'projects' : name)).toSorted()

test.beforeEach(async () => {
  await likeFreshProcess()
  failing = []
  text = 'Antes'
})

for (const version of [4, 6] as const) {
  const all = resourcesOf(version)

  test(`at a first start under contract ${version} whatever can be read is shown`, async () => {
    contract = version
    for (const name of all) {
      const readable = [all.filter((other) => other !== name)]
      // The contract is told by a resource that both have.
      if (commonResources.includes(name)) readable.push([name])
      for (const resources of readable) {
        await likeFreshProcess()
        failing = all.filter((other) => !resources.includes(other))
        expect((await showing('Antes')).toSorted(), `without ${failing}`).toEqual(partsOf(resources))
      }
    }
  })

  test(`after a move to contract ${version} whatever can be read is shown`, async () => {
    for (const name of all) {
      await likeFreshProcess()
      contract = version === 4 ? 6 : 4
      failing = []
      text = 'Antes'
      await tenantContent()
      contract = version
      failing = [name]
      text = 'Depois'
      await Promise.allSettled(all.map((resource) => readForPush(resource)))
      // The version of `settings` tells the contract.
      const known = name === 'settings' ? commonResources : all
      const read = partsOf(known.filter((other) => other !== name))
      expect((await showing('Depois')).toSorted(), `without ${name}`).toEqual(read)
      expect((await showing('Antes')).toSorted(), `without ${name}`).toEqual(kept(name))
    }
  })
}
