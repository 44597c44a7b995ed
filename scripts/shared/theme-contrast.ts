import { readFileSync } from 'node:fs'
import { colourTokens, faintPairs, withAccent } from '../../lib/contrast'
import { projectFile } from './project'

/**
 * The pairs of colours that are too faint to read in a theme, with the client's accent when there is one.
 * @throws Error when the accent is no colour
 */
export function faintPairsOf(theme: string, accent: string | undefined): string[] {
  const tokens = colourTokens(readFileSync(projectFile('themes', theme, 'tokens.css'), 'utf8'))
  return faintPairs(accent === undefined ? tokens : withAccent(tokens, accent))
}
