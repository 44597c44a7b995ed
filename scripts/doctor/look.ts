import { readFileSync } from 'node:fs'
import { site } from '../../site.config'
import { projectFile } from '../shared/project'
import { faintPairsOf } from '../shared/theme-contrast'
import { demoTextIn, withoutComments } from './demo-text'
import { type Finding, ok, problem } from './finding'

/** The files that an agency edits for each client. */
const clientFiles = ['site.config.ts', 'site.copy.ts']

/** Whether what this clone itself brings is the client's and can be read. */
export function checkLook(): Finding[] {
  return [...clientFiles.flatMap(checkFile), ...checkContrast()]
}

function checkFile(file: string): Finding[] {
  const found = demoTextIn(withoutComments(readFileSync(projectFile(file), 'utf8')))
  if (found.length === 0) return [ok(`${file} has no placeholder left`)]
  return found.map(({ text, line }) =>
    problem(`${file}:${line} says ${text}`, 'Write what the client wants visitors to read.'),
  )
}

function checkContrast(): Finding[] {
  const name = site.accent === undefined ? `The theme ${site.theme}` : `The accent ${site.accent}`
  try {
    const faint = faintPairsOf(site.theme, site.accent)
    if (faint.length === 0) return [ok(`${name} can be read on every background`)]
    const remedy = 'Take a darker accent in site.config.ts; 4.5 is the least (WCAG 2.2 AA).'
    return faint.map((pair) => problem(`${name} is too faint: ${pair}`, remedy))
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error)
    return [problem(what, 'Write the accent as CSS does, such as #1d4ed8, and name a theme that exists.')]
  }
}
