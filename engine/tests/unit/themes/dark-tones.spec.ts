import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { oklch } from 'culori'
import { projectFile } from '../../../commands/shared/project'
import { colourTokens } from '../../../src/colours/contrast'

/* Tests of backgrounds on a dark page: one as dark as its neighbour would leave a section without an edge. */

/** Pairs of backgrounds, one on or beside the other. */
const neighbours = [
  ['paper', 'sunken'],
  ['paper', 'surface'],
  ['sunken', 'deep'],
] as const

const MIN_LIGHTNESS_STEP = 0.045

for (const theme of ['atlantico', 'granito', 'oficina'])
  test(`${theme}: no two tones are the same in the dark`, () => {
    const tokens = colourTokens(readFileSync(projectFile('themes', theme, 'tokens.css'), 'utf8'))
    const lightness = (token: string) => oklch(tokens[token]?.dark)?.l ?? 0
    const alike = neighbours.filter(([one, other]) => lightness(other) - lightness(one) < MIN_LIGHTNESS_STEP)
    expect(alike).toEqual([])
  })
