import { expect, test } from './site'

const addresses: [from: string, status: number, to: string][] = [
  ['/quem-somos.html', 308, '/sobre'],
  ['/quem-somos.html?utm_source=google', 308, '/sobre?utm_source=google'],
  ['/loja/kit-de-caixas-t2', 308, '/produtos/kit-de-caixas-t2'],
  ['/index.php?id=5', 308, '/contactos?id=5'],
  ['/servi%C3%A7os-antigos', 307, '/servicos'],
]

for (const [from, status, to] of addresses) {
  test(`${from} leads to ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 })
    expect(response.status()).toBe(status)
    expect(response.headers().location).toBe(to)
    expect(response.headers()).toHaveProperty('content-security-policy')
  })
}

for (const path of ['/index.php', '/index.php?id=50', '/loja/a/b']) {
  test(`${path} is nobody's`, async ({ request }) => {
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(404)
  })
}
