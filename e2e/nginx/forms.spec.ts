import { fill, send } from '../fixtures/form'
import { newLead, post } from '../fixtures/posting'
import { edgeIsPossible, expect, test } from '../fixtures/reverse-proxy'

test.skip(!edgeIsPossible, 'nginx and redis-server are not both here')

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a lead arrives once', async ({ page, edge }) => {
      const values = newLead()
      await page.goto('/contactos')
      await fill(page, values)
      await send(page)
      await expect(page).toHaveURL(/\/obrigado$/)
      const { leads } = await edge.sandbox.state()
      expect(leads['mare-alta']?.filter(({ message }) => message === values.message)).toHaveLength(1)
    })
  })
}

test('posted forms, pushes and health are never kept', async ({ edge, request }) => {
  const { origin } = edge
  for (const _ of [1, 2]) {
    const wrong = await post({ origin, values: { name: 'A' } })
    expect(wrong.status).toBe(200)
    const push = await request.post('/api/revalidate')
    expect(push.status()).toBe(401)
    const health = await request.get('/api/health')
    expect(health.status()).toBe(200)
    for (const kept of [
      wrong.headers.get('x-cache'),
      push.headers()['x-cache'],
      health.headers()['x-cache'],
    ]) {
      expect(kept ?? '').toBe('')
    }
  }
  expect((await request.get('/contactos')).headers()['content-type']).toContain('text/html')
})

test('a form from elsewhere and one that is too long are refused', async ({ edge: { origin } }) => {
  expect((await post({ origin, headers: { origin: 'https://evil.example' } })).status).toBe(403)
  const padding = 'x'.repeat(11_000_000)
  expect((await post({ origin, values: { ...newLead(), padding } })).status).toBe(413)
})

test("a large body reaches an agency's own route", async ({ edge: { origin } }) => {
  const answer = await fetch(`${origin}/ganchos/entrada`, { method: 'POST', body: new Uint8Array(3_000_000) })
  expect(await answer.json()).toMatchObject({ bytes: 3_000_000 })
})
