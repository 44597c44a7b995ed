import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from '@playwright/test'
import vercel from '../../../tools/vercel/playwright.config'
import all from '../../all.config'
import daily from '../../playwright.config'

/* The README's table of promises: each names its test on each host, and a command that runs it there. */

const [, section = ''] = readFileSync('README.md', 'utf8').split('## What it promises')
const [, , ...rows] = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('|'))
const promises = rows.map((row) => row.split('|').map((cell) => cell.trim()))

/** The configurations whose projects run on a host, and the folder that their paths begin in. */
const commands = {
  Node: { folder: 'engine/tests', configs: [daily, all] },
  Vercel: { folder: 'engine/tools/vercel', configs: [vercel] },
}

function isRunOn(host: keyof typeof commands, file: string): boolean {
  const { folder, configs } = commands[host]
  const projects = configs.flatMap(({ projects = [] }) => projects)
  return projects.some(({ testDir = '', testMatch = '**/*.spec.ts' }) => {
    const path = relative(join(folder, testDir), file)
    // A pattern is a path, with stars for its middle.
    const ends = [testMatch].flat().map((pattern) => String(pattern).split(/\*.*\*|\*/))
    const isIn = ([start = '', end = '']: string[]) => path.startsWith(start) && path.endsWith(end)
    return !path.startsWith('..') && ends.some(isIn)
  })
}

test('every promise of the README names its tests on Node and on Vercel, or says that there is none', () => {
  expect(promises.length).toBeGreaterThanOrEqual(10)
  for (const [, promise, ...cells] of promises)
    for (const [index, host] of (['Node', 'Vercel'] as const).entries()) {
      const cell = cells[index] ?? ''
      const files = [...cell.matchAll(/\]\(([^)]+)\)/g)].map(([, file = '']) => file)
      if (files.length === 0) expect(cell, `${promise} on ${host}`).toMatch(/^not promised: \S/)
      for (const file of files) {
        expect(existsSync(file), file).toBe(true)
        expect(isRunOn(host, file), `${file} on ${host}`).toBe(true)
      }
    }
})
