import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'

/* A setting that a clone repeats would keep later versions of the template's from it. */

const comment = /^ {2}\/\/ .+\n/gm

for (const [file, call] of [
  ['site/config.ts', 'defineSite({'],
  ['site/copy.ts', 'defineCopy({'],
] as const) {
  test(`${file} begins empty: three lines of comment, and no setting`, () => {
    const source = readFileSync(file, 'utf8')
    expect(source.match(comment)).toHaveLength(3)
    expect(source.replace(comment, '')).toContain(`${call}\n})\n`)
  })
}
