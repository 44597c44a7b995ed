import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

/** Expects an image with this text to cost little more than a plain one, drawn in a separate process. */
function expectCheap(text: string): void {
  const script = join(import.meta.dirname, 'draw-og-image.ts')
  const options = { input: JSON.stringify(text), encoding: 'utf8', timeout: 60_000 } as const
  const drawn = execFileSync(process.execPath, ['--import', 'tsx', script], options)
  const { milliseconds, megabytes, plainMilliseconds }: Record<string, number> = JSON.parse(drawn)
  // Machines differ: a second is more than six plain images on any machine that can serve a site.
  expect(milliseconds).toBeLessThan(Math.max(1_000, 6 * Number(plainMilliseconds)))
  expect(megabytes).toBeLessThan(100)
}

for (const [what, part] of [
  ['words', 'palavra '],
  ['words of one letter', '-a'],
  ['emoji', '👩‍👧'],
  ['a script that the fonts lack', '漢'],
] as const) {
  test(`an Open Graph image of 100 KB of ${what} costs no more than another`, { tag: '@all' }, () => {
    expectCheap(part.repeat(100_000 / part.length))
  })
}
