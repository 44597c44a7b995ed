import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

test('each room of the engine has its tests under its name', () => {
  const rooms = readdirSync('engine/src', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const withoutTests = rooms
    .map(({ name }) => name)
    .filter((name) => !existsSync(join('engine/tests/unit', name)))
  // `port` names the site's modules; `proxy` imports what only a build of Next.js has (`engine/tests/attacks/proxy-matcher.spec.ts`).
  expect(withoutTests).toEqual(['port', 'proxy'])
})
