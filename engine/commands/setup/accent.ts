import { siteConfig } from '../../src/port/config'
import { faintPairsOf } from '../shared/theme-contrast'
import { SetupError } from './setup-error'

/** @throws SetupError when the text is not a colour, or is one that the chosen theme cannot show */
export function checkAccent(accent: string): void {
  const faint = faintPairs(accent)
  if (faint.length === 0) return
  const list = faint.map((pair) => `  - ${pair}`).join('\n')
  throw new SetupError(
    `The accent ${accent} is too faint to read in the theme ${siteConfig.theme}; 4.5 is the least (WCAG 2.2 AA):\n${list}`,
  )
}

function faintPairs(accent: string): string[] {
  try {
    return faintPairsOf(siteConfig.theme, accent)
  } catch (error) {
    throw new SetupError(error instanceof Error ? error.message : String(error))
  }
}
