import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { stagePlan } from '../fixtures/stages'
import { ownContent } from '../servers/own-content'
import { pushTo } from '../servers/push'
import { type Sandbox, startSandbox } from '../servers/sandbox'
import { quickly, type RunningSite, startSite } from '../servers/site'

/* Tests that twice the content takes at most 2.5 times the CPU time, from the first visit on, and delays nobody for all of it. */

test.describe.configure({ timeout: 600_000 })

const MAX_RATIO = 2.5
const MAX_TRIES = 20

type Item = Record<string, unknown>
const listOf = (count: number, item: (n: number) => Item) => Array.from({ length: count }, (_, n) => item(n))

/** A unique sentence of this length. */
const text = (length: number, n: number) => `${n} ${'Mudamos casas e escritórios. '.repeat(length / 29)}`

interface Case {
  resource: string
  path: string
  /** Half of the maximum size. */
  size: number
  change: (before: Item[], size: number, mark: string) => unknown
}

const cases: Record<string, Case> = {
  'questions of 1,200 letters': {
    resource: 'faqs',
    path: '/perguntas-frequentes',
    size: 475,
    change: (_, size, mark) =>
      listOf(size, (n) => ({
        slug: `p-${n}`,
        question: `${mark} ${n}?`,
        category: 'Tudo',
        answer: text(1_200, n),
      })),
  },
  'an answer without a space': {
    resource: 'faqs',
    path: '/perguntas-frequentes',
    size: 25_000,
    change: (_, size, mark) => [
      { slug: 'a', question: `${mark}?`, category: 'Tudo', answer: 'constitucional'.repeat(size / 14) },
    ],
  },
  testimonials: {
    resource: 'testimonials',
    path: '/testemunhos',
    size: 500,
    change: (_, size, mark) =>
      listOf(size, (n) => ({ slug: `t-${n}`, author: `${mark} ${n}`, quote: text(300, n), rating: 5 })),
  },
  'a legal text of one-letter lines': {
    resource: 'legal',
    path: '/termos',
    size: 12_500,
    change: (_, size, mark) => ({ terms: { sections: [{ title: mark, body: 'a\n'.repeat(size) }] } }),
  },
  'a service of one-letter lines': {
    resource: 'services',
    path: '/servicos/grande',
    size: 12_500,
    change: ([first], size, mark) => [
      { ...first, slug: 'grande', title: mark, description: 'a\n'.repeat(size) },
    ],
  },
  'a post of ampersands': {
    resource: 'posts',
    path: '/blog/grande',
    size: 250_000,
    change: ([first], size, mark) => [
      { ...first, slug: 'grande', title: mark, body: `<p>${'&'.repeat(size)}</p>` },
    ],
  },
}

const { siteKey, platformPort } = stagePlan('mare-alta')
let content: ReturnType<typeof ownContent>
let sandbox: Sandbox
let site: RunningSite

test.beforeAll(async () => {
  content = ownContent(siteKey)
  sandbox = await startSandbox({ port: platformPort, content: content.folder })
  site = await startSite('mare-alta', { EXTRA_PUSH_TAGS: 'projects,posts,testimonials,faqs' })
})

test.afterAll(async () => {
  await site?.stop(quickly)
  await sandbox?.stop()
})

/** The CPU time of the server in milliseconds. */
function cpuMilliseconds(): number {
  const [, after = ''] = readFileSync(`/proc/${site.processId}/stat`, 'utf8').split(') ')
  // CPU time of all its threads, in hundredths of a second.
  const [user, system] = after.split(' ').slice(11, 13).map(Number)
  return ((user ?? 0) + (system ?? 0)) * 10
}

for (const [name, { resource, path, size, change }] of Object.entries(cases))
  test(`${name}: twice as much takes at most ${MAX_RATIO} times the work`, { tag: '@all' }, async () => {
    test.skip(process.platform !== 'linux', 'the time of a process is read from /proc')
    const original = content.read<Item[]>(resource)
    let number = 0
    /** The CPU time of the first visit with this amount, and whether another visitor was answered earlier. */
    const measure = async (amount: number) => {
      number += 1
      const mark = `Marca${number}x`
      content.edit(resource, () => change(Array.isArray(original) ? original : [], amount, mark))
      expect((await pushTo(site.origin, resource)).status).toBe(200)
      const before = cpuMilliseconds()
      const order: string[] = []
      const visit = async (address: string) => {
        const html = await (await fetch(site.origin + address)).text()
        order.push(address)
        return html
      }
      const [html] = await Promise.all([visit(path), visit('/sobre')])
      expect(html).toContain(mark)
      return { milliseconds: cpuMilliseconds() - before, isOtherFirst: order[0] === '/sobre' }
    }
    await measure(Math.round(size / 10))
    let [one, two] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    let isOtherFirst = false
    // The two sizes differ by a factor of four, which is two doublings. The least of several tries is free of other work of the machine.
    for (let tried = 0; tried < MAX_TRIES && (tried === 0 || two > one * MAX_RATIO ** 2); tried += 1) {
      one = Math.min(one, (await measure(Math.round(size / 2))).milliseconds)
      const large = await measure(2 * size)
      two = Math.min(two, large.milliseconds)
      isOtherFirst ||= large.isOtherFirst
    }
    expect(Math.sqrt(two / one), 'for each doubling').toBeLessThanOrEqual(MAX_RATIO)
    expect(isOtherFirst).toBe(true)
    content.restore(resource)
    await pushTo(site.origin, resource)
  })
