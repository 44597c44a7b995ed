import type { IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { fetchBytes } from '../fixtures/fetch-bytes'
import { expect, test } from '../fixtures/stage'

const kinds = [
  '/',
  '/servicos',
  '/servicos/elevador-exterior',
  '/projetos',
  '/blog',
  '/contactos',
  '/orcamento',
  '/sobre',
]

/** Next.js sends no brotli. */
const byUs = { 'accept-encoding': 'br' }
/** A reload goes to Next.js. */
const byNext = { 'accept-encoding': 'gzip', 'cache-control': 'no-cache' }

for (const path of kinds) {
  test(`${path} is sent without Next.js as Next.js would send it`, async ({ stage: { site } }) => {
    const address = site.origin + path
    await expect.poll(async () => (await fetchBytes(address, byUs)).headers['content-encoding']).toBe('br')
    const [own, theirs] = [await fetchBytes(address, byUs), await fetchBytes(address, byNext)]
    expect(own.status).toBe(theirs.status)
    expect(brotliDecompressSync(own.body).equals(gunzipSync(theirs.body))).toBe(true)
    expect(lasting(own.headers)).toEqual(lasting(theirs.headers))
    expect([own.headers['content-encoding'], theirs.headers['content-encoding']]).toEqual(['br', 'gzip'])
  })
}

/** The headers without those of one transfer. */
function lasting(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const ofOneTransfer = ['content-encoding', 'content-length', 'transfer-encoding', 'date']
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneTransfer.includes(name)))
}

/** The HTML without what two renders of one page differ in: how React and Next.js write a part depends on whether they waited for it. */
function ofAnyRender(html: Buffer): string {
  return html.toString().replaceAll(/<!-- -->|<meta name="next-size-adjust" content=""\/>/g, '')
}

for (const query of ['q=mudan%C3%A7a', 'q=piano&em=servicos', 'q=zzzzzz', 'q=%3Cscript%3E%22']) {
  test(`the results of ${query} are sent without Next.js as Next.js would send them`, async ({
    stage: { site },
  }) => {
    const address = `${site.origin}/pesquisa?${query}`
    const sender = { 'x-forwarded-for': '198.51.100.77' }
    // With this cookie the visitor may want a draft.
    const theirs = await fetchBytes(address, { ...sender, ...byNext, cookie: '__prerender_bypass=x' })
    const ofUs = () => fetchBytes(address, { ...sender, ...byUs })
    await expect.poll(async () => (await ofUs()).headers['content-encoding']).toBe('br')
    const own = await ofUs()
    expect(own.status).toBe(theirs.status)
    const [ownPage, theirPage] = [brotliDecompressSync(own.body), gunzipSync(theirs.body)].map(ofAnyRender)
    expect(ownPage).toBe(theirPage)
    const {
      'x-middleware-rewrite': internal,
      'set-cookie': _noDraft,
      etag: _,
      ...expected
    } = lasting(theirs.headers)
    const { etag, ...sent } = lasting(own.headers)
    expect(sent, 'nobody else’s question').toEqual(expected)
    expect(internal).toContain('/pesquisa/')
    const known = await fetchBytes(address, { ...sender, ...byUs, 'if-none-match': String(etag) })
    expect([known.status, known.body.length]).toEqual([304, 0])
  })
}

test('parts of a page, questions and actions go to Next.js', async ({ stage: { site } }) => {
  const address = `${site.origin}/servicos`
  await expect.poll(async () => (await fetchBytes(address, byUs)).headers['content-encoding']).toBe('br')
  const part = await fetchBytes(address, { rsc: '1' })
  expect(part.headers.location, 'the address that Next.js wants for a part').toContain('_rsc')
  const head = await fetch(address, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  const posted = await fetch(address, { method: 'POST', body: 'a=b' })
  expect(posted.ok).toBe(false)
})

test('an idle query is no other page', async ({ stage: { site } }) => {
  const address = `${site.origin}/sobre`
  await expect.poll(async () => (await fetchBytes(address, byUs)).headers['content-encoding']).toBe('br')
  const campaign = await fetchBytes(`${address}?utm_source=carta`, byUs)
  expect(campaign.headers['content-encoding']).toBe('br')
})
