import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { putUnderLoad, visits } from '../../figures/load'
import { patience } from '../../fixtures/patience'
import { stagePlan } from '../../fixtures/stages'
import { hasBrotli, nginx, startNginx } from '../../servers/nginx'
import { ports } from '../../servers/ports'
import { startSandbox } from '../../servers/sandbox'
import { startReleases } from './releases'

/* Tests of a deployment as in docs/deploying.md: deploy/release.sh and deploy/restart.sh, two instances, and nginx in front. */

const { platform, sites, listen } = ports

test('no request fails during a deployment or a return to the previous release, and files of both are served', {
  tag: '@all',
}, async () => {
  test.skip(nginx === undefined, 'no nginx here')
  const origin = `http://localhost:${listen}`
  const sandbox = await startSandbox({ port: platform })
  const instances = sites.slice(0, 2)
  const releases = await startReleases('granito', instances, { SITE_URL: origin })
  const { site } = releases
  await releases.release(stagePlan('granito').buildDir)
  for (const port of instances) await releases.start(port)
  const front = await startNginx({
    port: listen,
    instances: sites,
    buildDir: join(site, 'shared/cache'),
    brotli: hasBrotli,
    patience,
  })
  const styles = async () =>
    [...(await text(`${origin}/sobre`)).matchAll(/\/_next\/static\/[^"?]+\.css/g)].map(String)
  try {
    const before = await styles()
    expect(before.length).toBeGreaterThan(0)
    const load = putUnderLoad(visits(origin))

    const go = join(site, 'go')
    const releasing = releases.release(stagePlan('oficina').buildDir, go)
    await expect.poll(() => readdirSync(join(site, 'releases')).length).toBe(2)
    // A file that no instance has loaded yet.
    for (const port of instances)
      for (const path of ['/blog', '/sitemap.xml', '/pesquisa?q=mudar', '/og', '/servicos/nada'])
        expect((await fetch(`http://localhost:${port}${path}`)).status, path).toBe(
          path.endsWith('nada') ? 404 : 200,
        )
    writeFileSync(go, '')
    await releasing
    expect(await styles(), 'until the restart').toEqual(before)
    await releases.restart()
    const after = await styles()
    for (const style of after) expect(before).not.toContain(style)

    for (const from of [origin, ...instances.map((port) => `http://localhost:${port}`)])
      for (const style of [...before, ...after]) {
        const answer = await fetch(from + style)
        expect([answer.status, answer.headers.get('content-type')], from + style).toEqual([
          200,
          expect.stringMatching(/^text\/css/),
        ])
        expect(answer.headers.get('cache-control')).toContain('immutable')
      }

    await expect(releases.release(join(site, 'nowhere'))).rejects.toThrow(/./)
    await releases.back()
    await releases.restart()
    expect(await styles()).toEqual(before)
    expect([...(await load.stop()).keys()].sort()).toEqual(['kept 200', 'passed on 200'])

    await releases.stopInstances()
    for (const style of [...before, ...after]) expect((await fetch(origin + style)).status).toBe(200)
  } finally {
    await front.stop()
    await releases.stopInstances()
    for (const program of [releases, sandbox]) await program.stop()
  }
})

async function text(address: string): Promise<string> {
  return (await fetch(address)).text()
}
