import { expect, test } from '@playwright/test'
import { forms, putUnderLoad, visits } from '../../figures/load'
import { patience } from '../../fixtures/patience'
import { stagePlan } from '../../fixtures/stages'
import { nginx, startNginx } from '../../servers/nginx'
import { ports } from '../../servers/ports'
import { startSandbox } from '../../servers/sandbox'
import { startOnSocket } from './passed-socket'

/* Tests of a site with one instance behind nginx, on a socket that systemd holds. */

test('no request fails while a single instance is restarted under load, and no visit while it crashes', {
  tag: '@all',
}, async () => {
  test.skip(nginx === undefined, 'no nginx here')
  const { platform, site, listen } = ports
  const sandbox = await startSandbox({ port: platform })
  const instance = await startOnSocket(site, { SITE_URL: `http://localhost:${listen}` })
  const { buildDir } = stagePlan('mare-alta')
  const front = await startNginx({ port: listen, instances: [site, site], buildDir, brotli: false, patience })
  try {
    const load = putUnderLoad([...visits(front.origin), ...(await forms(front.origin))])
    await instance.restart('SIGTERM')
    await expect.poll(() => load.outcomes.get('form 200') ?? 0).toBeGreaterThan(5)
    expect([...(await load.stop()).keys()].sort()).toEqual(['form 200', 'kept 200', 'passed on 200'])

    const visiting = putUnderLoad(visits(front.origin))
    await instance.restart('SIGKILL')
    await expect.poll(() => visiting.outcomes.get('passed on 200') ?? 0).toBeGreaterThan(5)
    expect([...(await visiting.stop()).keys()].sort()).toEqual(['kept 200', 'passed on 200'])
  } finally {
    for (const program of [front, instance, sandbox]) await program.stop()
  }
})
