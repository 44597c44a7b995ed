import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { oklch } from 'culori'
import { projectFile } from '../../../commands/shared/project'
import { colourTokens } from '../../../src/colours/contrast'

/* On a dark page, a ground that is as dark as its neighbour is a section without an edge. */

/** Grounds of which one stands on the other, or beside it. */
const neighbours = [
  ['paper', 'sunken'],
  ['paper', 'surface'],
  ['sunken', 'deep'],
] as const

const LEAST = 0.045

for (const theme of ['atlantico', 'granito', 'oficina'])
  test(`${theme}: no two tones are the same in the dark`, () => {
    const tokens = colourTokens(readFileSync(projectFile('themes', theme, 'tokens.css'), 'utf8'))
    const lightness = (token: string) => oklch(tokens[token]?.dark)?.l ?? 0
    const alike = neighbours.filter(([one, other]) => lightness(other) - lightness(one) < LEAST)
    expect(alike).toEqual([])
  })
