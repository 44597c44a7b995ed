import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { analyse } from 'scslre'
import { installPackageOf } from '../../../commands/shared/own-package'
import { templateFiles } from './template-files'

/*
 * Content and requests come from others, so regular expressions of the site must take linear time. `scslre` finds those that backtrack quadratically
 * or worse; `engine/tests/unit/text/linear-time.spec.ts` runs text readers on the worst input.
 */

const project = join(import.meta.dirname, '../../../..')

installPackageOf('engine/tools/lint')
const parser: { parseSync: (name: string, source: string) => { program: unknown; errors: Error[] } } =
  createRequire(join(project, 'engine/tools/lint/package.json'))('oxc-parser')

/** A file that only applies regular expressions of proxy.ts and next.config.ts, made by Next.js, to addresses of existing pages. */
const MADE_OF_RULES = 'engine/src/next/conditions.ts'

const isShipped =
  /^(?:(?:app|components|engine\/(?:commands|src)|lib)\/.*|(?!playwright)[^/]*)\.(?:[cm]?js|tsx?)$/

test('no regular expression takes longer than in proportion to its text', () => {
  const patterns = templateFiles()
    .filter((path) => isShipped.test(path))
    .flatMap(patternsIn)
  expect(patterns.length).toBeGreaterThan(400)
  const slow = patterns.flatMap(({ file, pattern }) => problemsOf(pattern).map((what) => `${file}: ${what}`))
  expect(slow).toEqual([])
})

test('a regular expression of quadratic or exponential time is reported', () => {
  for (const pattern of [/(a+)+b/, /a*a*b/, /x[^y]*y/, /\s+$/]) expect(problemsOf(pattern)).not.toEqual([])
})

function problemsOf(pattern: RegExp): string[] {
  return analyse(pattern).reports.map(({ type }) => `${pattern} (${type})`)
}

/** The regular expressions of a file according to the parser; literals only, so that they can be found. */
function patternsIn(file: string): { file: string; pattern: RegExp }[] {
  const { program, errors } = parser.parseSync(file, readFileSync(join(project, file), 'utf8'))
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  return literalsIn(program, file).map((pattern) => ({ file, pattern }))
}

function literalsIn(node: unknown, file: string): RegExp[] {
  if (typeof node !== 'object' || node === null) return []
  if ('pattern' in node && 'flags' in node) return [new RegExp(String(node.pattern), String(node.flags))]
  const isMade = 'type' in node && node.type === 'Identifier' && 'name' in node && node.name === 'RegExp'
  if (isMade && file !== MADE_OF_RULES)
    throw new Error(`${file} makes a regular expression: write it as a literal`)
  return Object.values(node).flatMap((child) => literalsIn(child, file))
}
