import { expect } from '@playwright/test'
import { commonResources, hasResource, resourceNames } from '../../../../lib/kinds/names'
import type { Contract } from '../../../src/fields/contract'
import { sourceOf } from '../../../src/snapshots/sources'
import { readContent } from '../../../src/snapshots/tenant'
import { testWithPlatform } from '../own-environment'
import { likeFreshProcess } from './fresh-process'

/* Tests that an unreadable resource is absent, and delays no other. `engine/tests/outage/contract-moves.spec.ts` covers resources read before. */

let contract: Contract = 4
const text = 'Escrito'
let failing: string[] = []
let status = 500

const test = testWithPlatform({
  answer: (request, response) => {
    const resource = request.url?.split('/').at(-1) ?? ''
    const titles = { title: text, client: text, author: text, quote: text, question: text, city: text }
    const records = [{ slug: 'a', icon: 'wrench', tier: 'primary', ...titles }]
    const legal = { terms: { sections: [{ title: text }] } }
    const content = { settings: { name: text }, legal }[resource] ?? records
    if (failing.includes(resource) || !isInContract(resource)) response.statusCode = status
    response.end(JSON.stringify({ version: `${contract}.0.0`, siteKey: 's', [resource]: content }))
  },
  environment: { NEXT_DIST_DIR: '.e2e/unit-missing-resources', REVALIDATE_SECRET: 'secret' },
})

const isInContract = (name: string) => resourcesOf(contract).some((resource) => resource === name)
const resourcesOf = (version: Contract) => resourceNames.filter((name) => hasResource(version, name))
const partsOf = (resources: string[]) =>
  resources.map((name) => (name === 'caseStudies' ? 'projects' : name)).toSorted()

for (const version of [4, 6] as const) {
  test(`at a first start under contract ${version} every resource that can be read is shown`, {
    tag: '@all',
  }, async () => {
    contract = version
    const all = resourcesOf(version)
    for (const name of all) {
      const readable = [all.filter((other) => other !== name)]
      // A resource of both contracts reveals the contract.
      if (commonResources.includes(name)) readable.push([name])
      for (const resources of readable) {
        await likeFreshProcess()
        failing = all.filter((other) => !resources.includes(other))
        const { version: _, unread = [], ...parts } = await readContent()
        const shown = Object.entries(parts).filter(([, content]) => JSON.stringify(content).includes(text))
        const names = shown.map(([part]) => part).toSorted()
        expect(names, `without ${failing}`).toEqual(partsOf(resources))
        expect(unread.toSorted()).toEqual(partsOf(failing))
      }
    }
  })
}

test('a resource that was answered with 404 is absent, also in a later outage, and one that only failed is unread', {
  tag: '@all',
}, async () => {
  contract = 6
  await likeFreshProcess()
  failing = ['faqs']
  const unread = async () => (await readContent()).unread
  const readAgain = () =>
    sourceOf('faqs')
      .read()
      .catch(() => undefined)
  expect(await unread()).toEqual(['faqs'])
  status = 404
  await readAgain()
  expect(await unread()).toEqual([])
  status = 500
  await readAgain()
  expect(await unread()).toEqual([])
  failing = []
  await readAgain()
  expect((await readContent()).faqs).toHaveLength(1)
})
