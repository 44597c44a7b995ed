import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

interface LockedPackage {
  optionalDependencies?: Record<string, string>
}

const lock = readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')
const packages: Record<string, LockedPackage> = JSON.parse(lock).packages

test('the lock file installs on every system: each optional binary is in it', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  )
  expect(missing).toEqual([])
})
