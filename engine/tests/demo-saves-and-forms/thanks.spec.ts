import { anotherAddress, newLead, post } from '../fixtures/posting'
import { expect, test } from '../fixtures/stage'

/* Thanks say what kind of message came and about which service, in a few pages that are the same for everybody. */

test('each kind of message has its thanks, which no search engine lists', async ({ sent }) => {
  for (const [path, title, about] of [
    ['/obrigado', 'Mensagem recebida. Obrigado!', false],
    ['/obrigado/orcamento', 'Pedido recebido. Obrigado!', false],
    ['/obrigado/elevador-exterior', 'Pedido recebido. Obrigado!', true],
  ] as const) {
    const { find } = await sent(path)
    const words = (await find('main'))[0]?.text.replaceAll('\u00a0', ' ') ?? ''
    expect((await find('h1'))[0]?.text.replaceAll('\u00a0', ' '), path).toBe(title)
    expect(words.includes('O seu pedido é sobre: Elevador exterior.'), path).toBe(about)
    expect((await find('main a[href^="tel:"]')).length, path).toBe(1)
    expect((await find('meta[name=robots]'))[0]?.attributes.content, path).toContain('noindex')
    expect((await find('link[rel=canonical]'))[0]?.attributes.href, path).toMatch(/\/obrigado$/)
  }
})

test('a form leads to its own', async ({ stage: { site } }) => {
  const { origin } = site
  const placeAfter = async (path: string, more = {}) => {
    const values = { ...newLead(), ...more }
    const { headers } = await post({ origin, path, from: anotherAddress(), values })
    return headers.get('location')
  }
  expect(await placeAfter('/contactos')).toBe('/obrigado')
  expect(await placeAfter('/orcamento')).toBe('/obrigado/orcamento')
  expect(await placeAfter('/orcamento', { serviceSlug: 'elevador-exterior' })).toBe(
    '/obrigado/elevador-exterior',
  )
})
