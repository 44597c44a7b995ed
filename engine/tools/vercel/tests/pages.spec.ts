import { checkPreview } from '../../../commands/doctor/checks/preview'
import type { Tenant } from '../build'
import type { ImageRules } from '../host/output'
import { expect, pictureAddresses, test } from './stage'

/* Tests of every page as built, and as rendered by a function that has never run before. */

const tenants: Tenant[] = ['mare-alta', 'oficina-castro', 'sitio-novo']

const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': expect.stringMatching(
    /default-src 'self'; script-src 'self' .*object-src 'none'/,
  ),
  'strict-transport-security': 'max-age=31536000',
}

for (const tenant of tenants) {
  test.describe(tenant, () => {
    test.use({ tenant })

    test('every page of the sitemap answers with all headers, as built and as rendered again; so do files and unknown addresses', async ({
      stage: { host, paths, visit, visitAll },
    }) => {
      expect(paths.length).toBeGreaterThan(2)
      const built = new Map<string, string>()
      for (const _ of ['as built', 'rendered again']) {
        for (const path of paths) {
          const { status, headers, text } = await visit(path)
          expect(status, path).toBe(200)
          expect(headers.get('x-vercel-cache'), path).toBe('HIT')
          expect(Object.fromEntries(headers), path).toMatchObject(everywhere)
          expect(visible(text), path).toBe(built.get(path) ?? visible(text))
          built.set(path, visible(text))
        }
        await host.age(400)
        await visitAll(paths)
      }
      for (const [path, status, type] of [
        ['/robots.txt', 200, 'text/plain'],
        ['/sitemap.xml', 200, 'application/xml'],
        ['/manifest.webmanifest', 200, 'application/manifest+json'],
        ['/icon/32', 200, 'image/png'],
        ['/apple-icon', 200, 'image/png'],
        ['/og', 200, 'image/jpeg'],
        ['/feed.xml', tenant === 'mare-alta' ? 200 : 404, ''],
        ['/api/health', 200, 'application/json'],
        ['/nada', 404, 'text/html'],
        ['/servicos/nada', 404, 'text/html'],
        ['/api/nada', 404, ''],
        ['/api/picture/x.jpg?src=https%3A%2F%2Fexample.com%2Fx.jpg', 404, ''],
        ['/contactos/', 308, ''],
        ['/blog/%E0%A4%A', 400, ''],
      ] as const) {
        const answer = await visit(path)
        expect(answer.status, path).toBe(status)
        expect(answer.headers.get('content-type') ?? '', path).toContain(type)
      }
      const findings = await checkPreview(host.origin)
      expect(
        findings.map(({ outcome }) => outcome),
        'is no preview',
      ).toContain('problem')
      expect(host.functions.log).toMatch(/^(?:\[platform\] a push is refused [^\n]*\n)*$/)
    })
  })
}

test('the optimizer of Vercel accepts every picture of a page, and nothing else', async ({
  stage: { host, visit },
}) => {
  const { imageRules } = host
  const sizes = imageRules.sizes.toSorted((a, b) => a - b)
  expect(sizes).toEqual([96, 192, 288, 384, 640, 704, 828, 1200, 1920])
  expect(imageRules).toMatchObject({ qualities: [75], formats: ['image/avif', 'image/webp'] })
  const addresses = pictureAddresses((await visit('/')).text)
  expect(addresses.length).toBeGreaterThan(10)
  for (const address of addresses) {
    const query = new URL(address, host.origin).searchParams
    expect(sizes, address).toContain(Number(query.get('w')))
    expect(query.get('q'), address).toBe('75')
    expect(isTaken(imageRules, query.get('url') ?? ''), address).toBe(true)
  }
  for (const other of ['https://example.com/a.jpg', '/api/health', '/api/picture/x.jpg?src=x'])
    expect(isTaken(imageRules, other), other).toBe(false)
})

/** Whether the image rules in the output accept a file. */
function isTaken({ localPatterns, remotePatterns }: ImageRules, address: string): boolean {
  const { protocol, hostname, port, pathname, search } = new URL(address, 'local:///')
  const remote = remotePatterns.filter(
    (rule) =>
      protocol === `${rule.protocol}:` && new RegExp(rule.hostname).test(hostname) && port === rule.port,
  )
  const rules = protocol === 'local:' ? localPatterns : remote
  return rules.some((rule) => new RegExp(rule.pathname).test(pathname) && (rule.search ?? search) === search)
}

/** The visible text of a page, without names that Next.js generates. */
function visible(html: string): string {
  return html.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}
