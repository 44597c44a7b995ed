import { fill, send } from '../fixtures/form'
import { newLead } from '../fixtures/posting'
import { edgeIsPossible, expect, test } from '../fixtures/reverse-proxy'

test.skip(!edgeIsPossible, 'nginx and redis-server are not both here')

test('visited pages answer while every instance is stopped', async ({ edge, page }) => {
  const { origin, instances, restart } = edge
  const seen = ['/', '/servicos', '/orcamento?servico=mudancas-empresas', '/sitemap.xml', '/nada']
  const statuses = () => Promise.all(seen.map(async (path) => (await fetch(origin + path)).status))
  const before = await statuses()
  await page.goto('/contactos', { waitUntil: 'networkidle' })
  await Promise.all(instances.map((instance) => instance.stop()))
  // After this delay, nothing is fresh.
  await page.waitForTimeout(2_100)

  await test.step('pages', async () => {
    expect(before.slice(0, 4)).toEqual([200, 200, 200, 200])
    expect((await statuses()).slice(0, 4)).toEqual(before.slice(0, 4))
    const home = await fetch(`${origin}/?utm_source=jornal&gclid=x`)
    expect([home.status, home.headers.get('x-cache')]).toEqual([200, 'STALE'])
    expect((await fetch(origin, { method: 'HEAD' })).status).toBe(200)
    await page.goto('/contactos')
    expect(
      await page.evaluate(() => document.fonts.ready.then(() => document.styleSheets.length)),
    ).toBeGreaterThan(0)
  })

  await test.step('a page that nobody has visited is a 503 with a message', async () => {
    const unseen = await fetch(`${origin}/servicos/elevador-exterior`)
    expect(unseen.status).toBe(503)
    expect(unseen.headers.get('retry-after')).toBe('30')
    expect(unseen.headers.get('cache-control')).toBe('no-store')
    expect(await unseen.text()).toContain('não está disponível neste momento')
  })

  await test.step('a form keeps what was typed and shows the phone number', async () => {
    // A plain browser post would leave the page.
    const values = newLead()
    await fill(page, values)
    await send(page)
    await expect(
      page
        .getByRole('main')
        .getByRole('alert')
        .getByRole('link', { name: /^\+351/ }),
    ).toBeVisible()
    await expect(page.locator('[name=message]')).toHaveValue(values.message)
  })

  await Promise.all([restart(0), restart(1)])
  const renewed = await fetch(origin)
  expect([renewed.status, renewed.headers.get('x-cache')]).toEqual([200, 'EXPIRED'])
})
