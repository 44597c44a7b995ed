import { anotherAddress, leadCalls, newLead, post } from '../fixtures/posting'
import { rawRequest } from '../fixtures/raw-request'
import { expect, test } from '../fixtures/stage'

test('a post that does not come from this site is refused before the action, with no more than a status and one line in the log', async ({
  stage: { site, sandbox },
}) => {
  const { origin } = site
  const [callsBefore, logBefore] = [await leadCalls(sandbox), site.log().length]
  for (const headers of [
    { origin: '' },
    { origin: 'null' },
    { origin: 'https://outro.example' },
    { origin: new URL(origin).host },
    { origin: `${origin}.outro.example` },
    { origin: origin.replace(/\d+$/, '1') },
    { 'x-forwarded-host': 'outro.example' },
  ]) {
    const refused = await post({ origin, headers })
    expect(refused.status, JSON.stringify(headers)).toBe(403)
    expect(await refused.text()).toBe('')
  }
  expect(await leadCalls(sandbox)).toBe(callsBefore)
  // Once per process.
  expect(site.log().slice(logBefore)).toMatch(/^(\[site\] A post from another origin was refused [^\n]*\n)?$/)
})

test('behind a proxy the public host is the one that counts', async ({ stage }) => {
  const headers = { origin: 'https://www.cliente.pt', 'x-forwarded-host': 'www.cliente.pt' }
  expect((await post({ origin: stage.site.origin, from: anotherAddress(), headers })).status).toBe(303)
})

test('a body over the limit of Next.js, 1 MB, is refused; the longest lead is not', async ({
  stage: { site, sandbox },
}) => {
  const { origin } = site
  const longest = { ...newLead(), message: `${newLead().message}${'ç'.repeat(9_900)}`, phone: '9'.repeat(60) }
  expect((await post({ origin, from: anotherAddress(), values: longest })).status).toBe(303)
  const callsBefore = await leadCalls(sandbox)
  const { status } = await post({ origin, values: { ...newLead(), padding: 'x'.repeat(1_100_000) } })
  expect(status).toBeGreaterThanOrEqual(400)
  expect(await leadCalls(sandbox)).toBe(callsBefore)
})

test('a garbled post costs nothing but itself', async ({ stage: { site }, request }) => {
  const multipart = 'multipart/form-data; boundary=x'
  const own = { origin: site.origin, host: new URL(site.origin).host }
  const field = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--x--\r\n`
  for (const { body, ...headers } of [
    { 'content-type': multipart, body: '--x\r\nContent-Disp' },
    { 'content-type': multipart, body: field('$ACTION_1:0', '{') },
    { 'content-type': multipart, body: field('0', '["$F1"]'), 'next-action': '__proto__' },
    { 'content-type': multipart, body: 'x'.repeat(10_000_000) },
    { 'content-type': 'application/x-www-form-urlencoded', body: 'a=b' },
  ]) {
    await rawRequest(site.origin, {
      method: 'POST',
      path: '/contactos',
      headers: { ...own, ...headers },
      body,
    })
    expect((await request.get('/contactos')).status()).toBe(200)
    expect((await post({ origin: site.origin, from: anotherAddress() })).status).toBe(303)
  }
})
