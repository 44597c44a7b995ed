import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'

/* What the documentation names has to be there. */

const pages = [
  'README.md',
  'AGENTS.md',
  'CHANGELOG.md',
  'lib/next/README.md',
  ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
]
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
}).split('\0')
const top = new Set(tracked.map((path) => path.split('/')[0]))

/** Where a variable may be read: everywhere but in the documentation. */
const code = tracked
  .filter((path) => /\.(ts|tsx|mjs|cjs|json|yaml|service)$|^\.env\.example$|^Dockerfile$/.test(path))
  .filter((path) => existsSync(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')

for (const page of pages) {
  const text = readFileSync(page, 'utf8')
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)

  test(`${page}: every link leads somewhere`, () => {
    const prose = text.replace(/```[\s\S]*?```|`[^`]*`/g, '')
    const links = [...prose.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, link = '']) => link)
    const own = links.filter((link) => !/^https?:/.test(link))
    expect(own.filter((link) => !existsSync(join(dirname(page), link)))).toEqual([])
  })

  test(`${page}: every command exists`, () => {
    const names = [...text.matchAll(/npm (?:run (?:-s )?)([\w:-]+)/g)].map(([, name = '']) => name)
    expect(names.filter((name) => !(name in scripts))).toEqual([])
  })

  test(`${page}: every path exists`, () => {
    const paths = spans.filter(
      (span) => /^[\w@.-]+(\/[\w@.[\]-]*)+$/.test(span) && top.has(span.split('/')[0]),
    )
    const files = spans.filter((span) => /^[\w@.-]+\.(ts|tsx|md|json|yaml|css)$/.test(span))
    const named = tracked.map((path) => path.split('/').at(-1))
    expect(paths.filter((path) => !existsSync(path))).toEqual([])
    expect(files.filter((file) => !named.includes(file) && !code.includes(`'${file}'`))).toEqual([])
  })

  test(`${page}: every variable is read somewhere`, () => {
    const variables = [...text.matchAll(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g)].map(([name]) => name)
    expect([...new Set(variables)].filter((name) => !code.includes(name))).toEqual([])
  })
}

test('the README fits on a few screens', () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThanOrEqual(200)
})
