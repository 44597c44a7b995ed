import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { post } from '../fixtures/posting'
import { type StageName, stagePlan } from '../fixtures/stages'
import { ports } from '../servers/ports'
import { startSandbox } from '../servers/sandbox'
import { onPorts, startSite } from '../servers/site'

/* Instances whose builds are not the same one. Those of the two themes share the actions' key and the deployment id. */

test('a form is taken by an instance of another build that shares the key', { tag: '@all' }, async () => {
  expect(await sendBetween('granito', 'oficina')).toEqual({ status: 303, leads: 1 })
  expect(buildId('granito')).toBe(buildId('oficina'))
})

test('a form of a build with another key is refused', { tag: '@all' }, async () => {
  expect(await sendBetween('mare-alta', 'oficina')).toEqual({ status: 409, leads: 0 })
})

async function sendBetween(formFrom: StageName, to: StageName): Promise<{ status: number; leads: number }> {
  const { other, ...pair } = ports.twoBuilds
  const sandbox = await startSandbox({ port: pair.platform })
  const page = await startSite(formFrom, onPorts({ ...pair, site: other }))
  const site = await startSite(to, onPorts(pair))
  try {
    const { status } = await post({ origin: site.origin, formFrom: page.origin })
    return { status, leads: (await sandbox.state()).leads['mare-alta']?.length ?? 0 }
  } finally {
    for (const program of [page, site, sandbox]) await program.stop()
  }
}

function buildId(stage: StageName): string {
  return readFileSync(join(stagePlan(stage).buildDir, 'BUILD_ID'), 'utf8')
}
