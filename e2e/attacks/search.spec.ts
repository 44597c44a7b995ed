import { siteConfig } from '@/site.config'
import { memoryOf } from '../figures/memory'
import { anotherAddress } from '../fixtures/posting'
import { expect, test } from './aged-site'

const most = siteConfig.search ? siteConfig.search.perMinute : 0

test('who asks too much is told so, in a page with ways on, and nobody else is', async ({ site, page }) => {
  const { origin, log } = site
  const from = anotherAddress()
  const ask = async (sender: string) => {
    const answer = await fetch(`${origin}/pesquisa?q=caixas`, { headers: { 'x-forwarded-for': sender } })
    return { status: answer.status, headers: answer.headers, html: await answer.text() }
  }
  // All at once: they are counted when they come, within a minute on any machine.
  const answers = Array.from({ length: most }, () => ask(from))
  await expect.poll(async () => (await ask(from)).status).toBe(429)
  expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toContain(200)
  for (const _ of [1, 2]) {
    const refused = await ask(from)
    expect(refused.status).toBe(429)
    expect(refused.html).toContain('Demasiadas pesquisas seguidas')
    expect(refused.html).toContain('href="/contactos"')
    expect(refused.headers.get('retry-after')).toBe('60')
  }
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': from })
  await page.setViewportSize({ width: 390, height: 844 })
  expect((await page.goto(`${origin}/pesquisa?q=caixas`))?.status()).toBe(429)
  await expect(page.getByRole('heading')).toHaveText('Demasiadas pesquisas seguidas')
  await page.getByRole('link', { name: 'Contactos' }).click()
  await expect(page).toHaveURL(`${origin}/contactos`)
  const view = await fetch(`${origin}/servicos`, { headers: { 'x-forwarded-for': from } })
  expect(view.status, 'any page').toBe(200)
  expect((await ask(anotherAddress())).status, 'another address').toBe(200)
  expect(log()).not.toContain('Error')
})

test('a flood of questions takes no memory', { tag: '@all' }, async ({ site }) => {
  test.skip(process.platform !== 'linux', 'memory is read from /proc')
  const ask = (n: number) =>
    fetch(`${site.origin}/pesquisa?q=caixa+${n}+${'abcdefgh'.repeat(8)}`, {
      headers: { 'x-forwarded-for': anotherAddress() },
    }).then((answer) => answer.text())
  const flood = async (from: number, to: number) => {
    for (let n = from; n < to; n += 20)
      await Promise.all(Array.from({ length: 20 }, (_, index) => ask(n + index)))
  }
  await flood(0, 200)
  const before = memoryOf(site.processId, 'now')
  await flood(200, 600)
  expect(memoryOf(site.processId, 'now') - before).toBeLessThan(40)
  expect((await fetch(`${site.origin}/servicos`)).status).toBe(200)
})
