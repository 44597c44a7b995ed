import { anotherAddress, newLead, post } from '../fixtures/posting'
import { rawRequest } from '../fixtures/raw-request'
import { expect, test } from '../fixtures/stage'

/* Tests of thank-you pages. They name the kind of message and the service, are the same for everybody, and share a path, so that analytics counts one. */

test('each kind of message has a thank-you text that search engines do not list', async ({ sent }) => {
  for (const [path, title, about] of [
    ['/obrigado', 'Mensagem recebida. Obrigado!', false],
    ['/obrigado?pedido=nada', 'Mensagem recebida. Obrigado!', false],
    ['/obrigado?servico=', 'Mensagem recebida. Obrigado!', false],
    ['/obrigado?servico=-', 'Pedido recebido. Obrigado!', false],
    ['/obrigado?servico=elevador-exterior', 'Pedido recebido. Obrigado!', true],
  ] as const) {
    const { find } = await sent(path)
    const words = (await find('main'))[0]?.text.replaceAll('\u00a0', ' ') ?? ''
    expect((await find('h1'))[0]?.text.replaceAll('\u00a0', ' '), path).toBe(title)
    expect(words.includes('O seu pedido: Elevador exterior.'), path).toBe(about)
    expect((await find('main a[href^="tel:"]')).length, path).toBe(1)
    expect((await find('meta[name=robots]'))[0]?.attributes.content, path).toContain('noindex')
    expect((await find('link[rel=canonical]'))[0]?.attributes.href, path).toMatch(/\/obrigado$/)
  }
})

test('a form redirects to the thank-you page of its kind and service', async ({ stage: { site } }) => {
  const { origin } = site
  const locationAfter = async (path: string, more = {}) => {
    const values = { ...newLead(), ...more }
    const { headers } = await post({ origin, path, from: anotherAddress(), values })
    return headers.get('location')
  }
  expect(await locationAfter('/contactos')).toBe('/obrigado')
  expect(await locationAfter('/orcamento')).toBe('/obrigado?servico=-')
  expect(await locationAfter('/orcamento', { serviceSlug: 'elevador-exterior' })).toBe(
    '/obrigado?servico=elevador-exterior',
  )
})

test('an unknown or removed service redirects to the thank-you page of a message, and a badly encoded one gets a 400', async ({
  stage: { site },
  edit,
}) => {
  const ask = (path: string) => rawRequest(site.origin, { path })
  const locationOf = async (path: string) => {
    const { status, headers } = await ask(path)
    return [status, headers.location, headers['cache-control']]
  }
  const moved = [307, '/obrigado', 'private, max-age=0, must-revalidate']
  for (const path of [
    '?servico=nada',
    '?utm_source=a&servico=orcamento',
    '?servico=--',
    '/nada',
    '/orcamento',
  ])
    expect(await locationOf(`/obrigado${path}`), path).toEqual(moved)
  for (const path of ['?servico=%E0%A4%A', '?servico=%00', '?a&servico=%25'])
    expect((await ask(`/obrigado${path}`)).status, path).toBe(400)
  expect((await ask('/obrigado?servico=pianos-e-arte')).status).toBe(200)
  await edit<{ slug: string }[]>('services', (all) => all.filter(({ slug }) => slug !== 'pianos-e-arte'))
  expect(await locationOf('/obrigado?servico=pianos-e-arte')).toEqual(moved)
  // Text that cannot be part of an address selects nothing.
  const typed = await ask('/obrigado?servico=Ol%C3%A1%20a%20todos')
  expect([typed.status, String(typed.body).includes('a todos')]).toEqual([200, false])
})
