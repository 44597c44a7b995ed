import { connect } from 'node:net'
import { anotherAddress, hiddenFields, leadCalls, newLead, post } from '../fixtures/posting'
import { rawRequest } from '../fixtures/raw-request'
import { expect, test } from '../fixtures/stage'

test('a post from another origin is refused before the action with the phone number, and logged in one line', async ({
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
    expect(await refused.text()).toMatch(/A sua mensagem não seguiu[\s\S]*href="tel:\+351220000140"/)
  }
  expect(await leadCalls(sandbox)).toBe(callsBefore)
  // Pages of an earlier save are counted with a delay.
  const logged = site
    .log()
    .slice(logBefore)
    .replace(/^\[platform\] saved: [^\n]*\n/gm, '')
  // The line is logged once per process.
  expect(logged).toMatch(/^(\[site\] A post from another origin was refused [^\n]*\n)?$/)
})

test('behind a proxy the origin of a post has to match X-Forwarded-Host in any spelling', {
  tag: '@all',
}, async ({ stage }) => {
  const send = async (headers: Record<string, string>) =>
    (await post({ origin: stage.site.origin, from: anotherAddress(), headers })).status
  const origin = 'https://www.cliente.pt'
  expect(await send({ origin, 'x-forwarded-host': 'www.cliente.pt' })).toBe(303)
  expect(await send({ origin, 'x-forwarded-host': 'WWW.cliente.pt.:443, 10.0.0.1' })).toBe(303)
  expect(await send({ origin, 'x-forwarded-host': 'www.cliente.pt', 'x-forwarded-proto': 'http' })).toBe(403)
})

test('an action of an agency accepts X-Forwarded-Host in any spelling too', { tag: '@all' }, async ({
  stage: { site },
}) => {
  const path = '/agencia/acoes'
  const body = new FormData()
  for (const [name, value] of await hiddenFields(site.origin + path)) body.append(name, value)
  const headers = { origin: 'https://www.cliente.pt', 'x-forwarded-host': 'WWW.cliente.pt:443' }
  const before = site.log().length
  await fetch(site.origin + path, { method: 'POST', headers, body })
  expect(site.log().slice(before)).not.toContain('does not match')
})

test('an action of an agency that throws gets an answer with a message, the phone number and what was typed, unless the agency has an error.tsx', async ({
  stage: { site },
}) => {
  const values = { nome: 'Ana', pedido: 'Uma mesa <para> dois' }
  const answer = async (path: string) => {
    const answered = await post({ origin: site.origin, path, from: anotherAddress(), values })
    expect(answered.status).toBe(500)
    return answered.text()
  }
  const html = await answer('/agencia/falha')
  expect(html).toMatch(
    /data-unsent="unknown"[\s\S]*Não conseguimos confirmar[\s\S]*href="tel:\+351220000140"/,
  )
  expect(html).toContain('<pre>Ana\nUma mesa &lt;para&gt; dois</pre>')
  expect(await answer('/agencia/erro/falha')).not.toContain('Não conseguimos confirmar')
})

test('a body over 1 MB gets a 413, which keeps the connection up to 9 MB, and the longest lead is accepted', {
  tag: '@all',
}, async ({ stage: { site, sandbox } }) => {
  const { origin } = site
  const longest = { ...newLead(), message: `${newLead().message}${'ç'.repeat(9_900)}`, phone: '9'.repeat(60) }
  expect((await post({ origin, from: anotherAddress(), values: longest })).status).toBe(303)
  const callsBefore = await leadCalls(sandbox)
  for (const [megabytes, isKept] of [
    [1.1, true],
    [9, true],
    [30, false],
  ] as const) {
    const { status, next } = await postThenAsk(origin, megabytes * 1_000_000)
    expect([status, next], `${megabytes} MB`).toEqual(['413', isKept ? '200' : undefined])
  }
  expect(await leadCalls(sandbox)).toBe(callsBefore)
})

/** Posts this many bytes, then requests a page on the same connection. Returns the statuses; none if the connection was closed. */
async function postThenAsk(origin: string, bytes: number) {
  const { host, port } = new URL(origin)
  const socket = connect({ port: Number(port), host: 'localhost' }).on('error', () => {})
  let answers = ''
  socket.on('data', (chunk) => {
    answers += chunk
    // The page of the first answer ends without a line break.
    if (/HTTP.1.1 413.*HTTP.1.1 200/s.test(answers)) socket.destroy()
  })
  const head = ['POST /contactos HTTP/1.1', `Host: ${host}`, `Origin: ${origin}`, `Content-Length: ${bytes}`]
  socket.write(`${head.join('\r\n')}\r\nContent-Type: multipart/form-data; boundary=x\r\n\r\n`)
  socket.write(Buffer.alloc(bytes, 'x'))
  socket.write(`GET /sobre HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
  // Node's `once` would throw the EPIPE of a server that hangs up.
  await new Promise((closed) => socket.once('close', closed))
  const [status, next] = [...answers.matchAll(/HTTP.1.1 (\d+)/g)].map(([, code]) => code)
  return { status, next }
}

test('after a malformed post pages and forms still work', { tag: '@all' }, async ({
  stage: { site },
  request,
}) => {
  const multipart = 'multipart/form-data; boundary=x'
  const siteHeaders = { origin: site.origin, host: new URL(site.origin).host }
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
      headers: { ...siteHeaders, ...headers },
      body,
    })
    expect((await request.get('/contactos')).status()).toBe(200)
    expect((await post({ origin: site.origin, from: anotherAddress() })).status).toBe(303)
  }
})
