import { expect, test } from '@playwright/test'
import { records } from '../../fixtures/content'
import { stagePlan } from '../../fixtures/stages'
import { hasBrotli, nginx, startNginx } from '../../servers/nginx'
import { ports } from '../../servers/ports'
import { startSandbox } from '../../servers/sandbox'
import { startSite } from '../../servers/site'

/* Tests of a rolling deployment that changes `paths`: one instance has /orcamento, the other /pedir-orcamento. */

const { platform, sites, listen } = ports

/** The changes of nginx.conf that docs/reverse-proxy.md requires beforehand. */
const edits: [from: string, to: string][] = [
  ['default $page_path;', 'default $page_path; /pedir-orcamento /orcamento;'],
  ['proxy_next_upstream error timeout http_503;', 'proxy_next_upstream error timeout http_503 http_404;'],
]

test('while `paths` change, every visit of the form with a service gets it selected', {
  tag: '@all',
}, async () => {
  test.skip(nginx === undefined, 'no nginx here')
  const origin = `http://localhost:${listen}`
  const sandbox = await startSandbox({ port: platform })
  const before = await startSite('mare-alta', { SITE_URL: origin, PORT: String(sites[0]) })
  const after = await startSite('docs-examples', { SITE_URL: origin, PORT: String(sites[1]) })
  const { buildDir } = stagePlan('mare-alta')
  const front = await startNginx({ port: listen, instances: sites, buildDir, brotli: hasBrotli, edits })
  try {
    // nginx has no entry for these, and asks either instance.
    for (const path of ['/orcamento', '/pedir-orcamento'])
      for (const { slug } of records<{ slug: string }>('services')) {
        const answer = await fetch(`${origin}${path}?servico=${slug}`)
        expect(answer.status, answer.url).toBe(200)
        expect(await answer.text()).toContain(`<option value="${slug}" selected`)
      }
  } finally {
    for (const program of [front, before, after, sandbox]) await program.stop()
  }
})
