import { expect, test } from '@playwright/test'
import { stagePlan } from '../../fixtures/stages'
import { hasBrotli, nginx, startNginx } from '../../servers/nginx'
import { ports } from '../../servers/ports'
import { startSandbox } from '../../servers/sandbox'
import { startSite } from '../../servers/site'

/* A rolling deployment that changes `paths`: one instance has /orcamento, the other /pedir-orcamento, and neither the other's. */

const { platform, sites, listen } = ports

/** What docs/deploying.md says to change in nginx.conf before. */
const edits: [from: string, to: string][] = [
  ['default $page_path;', 'default $page_path; /pedir-orcamento /orcamento;'],
  ['# CHANGE while a deployment changes `paths`: ', ''],
]

test('while `paths` change, every visit to a preselected quote arrives', { tag: '@all' }, async () => {
  test.skip(nginx === undefined, 'no nginx here')
  const [origin, SITE_URL] = Array(2).fill(`http://localhost:${listen}`)
  const sandbox = await startSandbox({ port: platform })
  const before = await startSite('mare-alta', { SITE_URL, PORT: String(sites[0]) })
  const after = await startSite('docs-examples', { SITE_URL, PORT: String(sites[1]) })
  const { buildDir } = stagePlan('mare-alta')
  const front = await startNginx({ port: listen, instances: sites, buildDir, brotli: hasBrotli, edits })
  try {
    const services = JSON.stringify(await (await fetch(`${before.origin}/servicos`)).text())
    const slugs = [...new Set([...services.matchAll(/\/servicos\/([\w-]+)/g)].map(([, slug]) => slug))]
    expect(slugs.length).toBeGreaterThan(3)
    // Each address is new to nginx.
    for (const name of ['orcamento', 'pedir-orcamento'])
      for (const slug of slugs) {
        const answer = await fetch(`${origin}/${name}?servico=${slug}`, { headers: { connection: 'close' } })
        expect(answer.status, answer.url).toBe(200)
        expect(await answer.text()).toMatch(new RegExp(`<option[^>]* value="${slug}"[^>]* selected`))
      }
  } finally {
    for (const program of [front, before, after, sandbox]) await program.stop()
  }
})
