import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Tokens } from './accent'
import { colourTokens } from './contrast'

/** Relative to the working directory: npm runs every script in the project's folder. */
export function tokensFile(theme: string): string {
  return join(process.cwd(), 'themes', theme, 'tokens.css')
}

/** The colour tokens of a theme of this project. */
export function themeTokens(theme: string): Tokens {
  return colourTokens(readFileSync(tokensFile(theme), 'utf8'))
}
