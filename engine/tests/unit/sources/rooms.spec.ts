import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

test('each room of the engine has its tests under its name', () => {
  const rooms = readdirSync('engine/src', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const withoutTests = rooms
    .map(({ name }) => name)
    .filter((name) => !existsSync(join('engine/tests/unit', name)))
  // One names the site's modules, the other imports what Next.js has in a build alone: `engine/tests/attacks/proxy-matcher.spec.ts` asks it.
  expect(withoutTests).toEqual(['port', 'proxy'])
})
