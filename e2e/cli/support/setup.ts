import { expect } from '@playwright/test'
import type { Clone } from './clone'
import { key, platformOrigin } from './kit'

/** The flags that setup needs. */
export const given = ['--origin', platformOrigin, '--key', key]

export const secretOf = (output: string) => /secret {3}([0-9a-f]{64})/.exec(output)?.[1]

/** Setup stopped with one sentence, showed no key, and left the clone as it was. */
export async function expectRefusal(clone: Clone, args: string[], sentence: RegExp) {
  const files = ['.env.local', 'site.config.ts']
  const before = files.map((name) => clone.has(name) && clone.read(name))
  const { code, output, errors } = await clone.run('setup', args)
  expect(errors).toMatch(sentence)
  expect(errors).toContain('Nothing was written.')
  expect(errors).not.toMatch(/^\s+at /m)
  expect(output + errors).not.toContain(key)
  expect(code).toBe(1)
  expect(files.map((name) => clone.has(name) && clone.read(name))).toEqual(before)
}
