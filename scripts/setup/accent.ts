import { site } from '../../site.config'
import { faintPairsOf } from '../shared/theme-contrast'
import { SetupError } from './setup-error'

/** @throws SetupError when the text is no colour, or one too faint to read in the chosen theme */
export function checkAccent(accent: string): void {
  const faint = faintPairs(accent)
  if (faint.length === 0) return
  const list = faint.map((pair) => `  - ${pair}`).join('\n')
  throw new SetupError(
    `The accent ${accent} is too faint to read in the theme ${site.theme}; 4.5 is the least (WCAG 2.2 AA):\n${list}\nTake a darker one.`,
  )
}

function faintPairs(accent: string): string[] {
  try {
    return faintPairsOf(site.theme, accent)
  } catch {
    throw new SetupError(`"${accent}" is not a colour: write it as CSS does, such as #1d4ed8.`)
  }
}
