import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import {
  checkSlugs,
  demoTextIn,
  fileProblems,
  isTemplate,
  localFileSizes,
  measureLocalPictures,
  SITE_CONTENT,
  silentClassNames,
  siteConfigProblems,
  withoutComments,
} from '@site-starter/engine/testing'
import { resourceNames } from '../../lib/kinds/names'
import { expect, test } from './every-page'

const project = join(import.meta.dirname, '../..')

/** The folders of this repository that reach the client's site. */
const shipped = [
  'app',
  'components',
  'engine/src',
  'lib',
  'themes',
  'public',
  'site/pages',
  'site/sections',
  'site/config.ts',
  'site/copy.ts',
].filter((path) => existsSync(join(project, path)))

/** A placeholder that no visitor sees: production refuses to start with it. */
const allowedPlaceholder = 'engine/src/environment/environment.ts "platform.example"'

function filesBelow(path: string): string[] {
  if (statSync(join(project, path)).isFile()) return [path]
  return readdirSync(join(project, path)).flatMap((name) => filesBelow(`${path}/${name}`))
}

if (process.env.IS_TEMPLATE)
  test('the site of this repository is that of engine/tests/template/site/: one build serves both suites of npm test', () => {
    expect(isTemplate(project)).toBe(true)
  })

test('site/config.ts and site/pages/ are valid', async () => {
  expect(siteConfigProblems()).toEqual([])
  const files = { pictures: await measureLocalPictures(), others: await localFileSizes() }
  expect(fileProblems(files)).toEqual([])
})

// Only pulled content is tested here, since the demo content that replaces it has none of these.
const pulled = existsSync(SITE_CONTENT) ? test : () => undefined

pulled('the platform has every record that the files of site/ name by a slug', () => {
  const read = (name: string) => {
    const file = join(SITE_CONTENT, `${name}.json`)
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  }
  const lists = Object.fromEntries(resourceNames.map((name) => [name, read(name)]))
  const found = checkSlugs(lists)
  expect(found.map(({ message, remedy }) => `${message}. ${remedy}`)).toEqual([])
})

test('every class name has CSS', async () => {
  expect(await silentClassNames()).toEqual([])
})

test('no text of the demo and no placeholder is in what ships', () => {
  const files = shipped
    .flatMap(filesBelow)
    .filter((file) => /\.(tsx?|[cm]?js|css|html|svg|txt|json|md)$/.test(file))
  expect(files.length).toBeGreaterThan(150)
  const found = files.flatMap((file) =>
    demoTextIn(withoutComments(readFileSync(join(project, file), 'utf8'))).map(
      ({ text, line }) => `${file}:${line} ${text}`,
    ),
  )
  expect(found.filter((finding) => finding.replace(/:\d+/, '') !== allowedPlaceholder)).toEqual([])
})
