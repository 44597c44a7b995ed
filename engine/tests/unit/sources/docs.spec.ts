import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { templateFiles } from './template-files'

/* Tests that everything the documentation names exists, and that its descriptions of folders are true. */

const pages = [
  'README.md',
  'AGENTS.md',
  'CHANGELOG.md',
  'engine/README.md',
  'engine/src/next/README.md',
  'engine/tests/README.md',
  'engine/tools/bench/results.md',
  ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
]
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
/** The template's files, without those that a clone adds. */
const tracked = [...templateFiles(), 'site/config.ts', 'site/copy.ts'].filter((path) => existsSync(path))
const topFolders = new Set(tracked.map((path) => path.split('/')[0]))

/** Files that a client may have, and the template does not. */
const ofClients = /^site\/(?:pages|sections|data|content|tests|redirects\.csv|copy\.en\.ts)/

/** Files that may read a variable: all except the documentation. */
const code = tracked
  .filter((path) => /\.(ts|tsx|mjs|cjs|json|yaml|service)$|^\.env\.example$|^Dockerfile$/.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')

/** The anchors that GitHub generates for the headings of a page. */
function anchorsOf(page: string): string[] {
  const headings = readFileSync(page, 'utf8').matchAll(/^#+ (.*)$/gm)
  return [...headings].map(([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\d _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

for (const page of pages) {
  const text = readFileSync(page, 'utf8')
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)

  test(`${page}: every link, command, path and variable exists`, () => {
    const prose = text.replace(/```[\s\S]*?```|`[^`]*`/g, '')
    const links = [...prose.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, link = '']) => link)
    const local = links.filter((link) => !/^https?:/.test(link))
    expect.soft(local.filter((link) => !existsSync(join(dirname(page), link)))).toEqual([])
    const brokenAnchors = [...prose.matchAll(/\]\(([^)#:]*)#([^)]+)\)/g)].filter(([, file, anchor = '']) => {
      const target = file ? join(dirname(page), file) : page
      return existsSync(target) && !anchorsOf(target).includes(anchor)
    })
    expect.soft(brokenAnchors.map(([link]) => link)).toEqual([])

    const names = [...text.matchAll(/npm (?:run (?:-s )?)([\w:-]+)/g)].map(([, name = '']) => name)
    expect.soft(names.filter((name) => !(name in scripts))).toEqual([])

    // The reader creates the files of examples.
    const examples = [...text.matchAll(/^```\w+ new=(\S+)/gm)].map(([, path = '']) => path)
    const paths = spans.filter(
      (span) =>
        /^[\w@.-]+(\/[\w@.[\]-]*)+$/.test(span) &&
        topFolders.has(span.split('/')[0]) &&
        !examples.includes(span),
    )
    expect.soft(paths.filter((path) => !existsSync(path) && !ofClients.test(path))).toEqual([])
    const files = spans.filter((span) => /^[\w@.-]+\.(ts|tsx|md|json|yaml|css)$/.test(span))
    const named = tracked.map((path) => path.split('/').at(-1))
    expect.soft(files.filter((file) => !named.includes(file) && !code.includes(`'${file}'`))).toEqual([])

    const variables = [...text.matchAll(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g)].map(([name]) => name)
    const expected = [...new Set(variables)].filter((name) => !text.includes(`\`${name}\` is gone`))
    expect.soft(expected.filter((name) => !code.includes(name))).toEqual([])
  })
}

test('the README fits on a few screens', () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThanOrEqual(200)
})
