import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { followDocumentation } from '../builds/documentation'
import { type Clone, freshClone, git } from './agency'

/* Tests of a clone with everything that the README suggests, as the documentation describes it. */

test.describe.configure({ mode: 'serial', timeout: 900_000 })

let clone: Clone

const settings = `  footerMenu: ['products', 'services', 'projects', 'about', 'contact'],
  leadLimits: { perAddress: 3 },
  colourScheme: 'light',
`

test.beforeAll(async () => {
  clone = freshClone()
  await followDocumentation(clone.folder)
  for (const [name, from, to] of [
    ['site/config.ts', 'defineSite({\n', `defineSite({\n${settings}`],
    [
      'site/copy.ts',
      "pages: { events: 'Eventos' }",
      "pages: { events: 'Eventos', services: 'O que fazemos' }",
    ],
    ['site/copy.ts', '  // For example: actions', '  actions'],
    ['themes/atlantico/theme.ts', '@/themes/atlantico/layouts/hero', '@/themes/oficina/layouts/hero'],
    ['themes/atlantico/theme.css', '@source', '@source "../oficina/layouts/hero.ts";\n@source'],
    ['components/icons.ts', "  app: 'smartphone',", "  app: 'smartphone',\n  coffee: 'coffee',"],
    ['public/unavailable.html', '<h1>', '<h1>Lagoa: '],
  ] as const)
    clone.edit(name, from, to)
  // A deprecated alias for an export with a new name.
  const price = clone.read('lib/content/price.ts')
  clone.write(
    'lib/content/price.ts',
    `${price}\n/** @deprecated use \`amountHere\` */\nexport const amountOfHere = amountHere\n`,
  )
  // The content as npm run pull, or an agency by hand, writes it.
  cpSync(clone.file('engine/sandbox/content/mare-alta'), clone.file('site/content'), { recursive: true })
  cpSync(clone.file('engine/sandbox/assets/mare-alta'), clone.file('site/content/assets/mare-alta'), {
    recursive: true,
  })
  clone.save('tenant', () => ({ siteKey: 'lagoa-azul', version: '6.3.0' }))
  clone.save<object>('settings', (settings) => ({
    ...settings,
    name: 'Lagoa Azul',
    phone: '+351 289 000 000',
  }))
  clone.commit()
})

test('the linter and the type checker find nothing in the examples of the documentation', () => {
  for (const script of ['lint', 'types']) {
    const { status, output } = clone.run(script)
    expect(status, output).toBe(0)
  }
})

test('npm run types ignores generated types of a page that was deleted', () => {
  for (const folder of ['.next/types', '.next/dev/types']) {
    mkdirSync(clone.file(folder), { recursive: true })
    const up = folder.replace(/[^/]+/g, '..')
    clone.write(`${folder}/validator.ts`, `export type Gone = typeof import('${up}/app/apagada/page.js')\n`)
  }
  const { status, output } = clone.run('types')
  expect(status, output).toBe(0)
})

test("the template's tests and build are green in a changed clone, also if a component imports its records", () => {
  // The clone also has pages in languages, records, tables, redirects, routes, settings and an additional kind of content.
  clone.edit('themes/atlantico/layouts/header.tsx', '<header className', '<header id="topo" className')
  const footer = 'components/frame/footer.tsx'
  clone.write(
    footer,
    `import { team } from '@/site/team'\n${clone.read(footer)}\nexport const people = () => team().length\n`,
  )
  for (const project of ['unit', 'build mare-alta']) {
    const { status, output } = clone.testOnly(project)
    expect(status, output).toBe(0)
  }
  clone.undo()
})

test('npm run check is green with the examples of the documentation', { tag: '@long' }, () => {
  const { status, output } = clone.run('check')
  expect(status, output).toBe(0)
  expect(output).toMatch(/^\d{2,} passed, 0 failed$/m)
  expect(output).toContain('[site/tests] › site/tests/equipa.spec.ts')
})

test('update-template merges a newer template into the clone, and names files that it leaves to the agency', () => {
  rmSync(clone.file('engine/tools/bench'), { recursive: true })
  clone.commit()
  // The lines that turn a clone into a client's, beside the template's.
  const files = [
    'themes/atlantico/layouts/header.tsx',
    'themes/atlantico/theme.ts',
    'components/sections/hero.tsx',
    'components/forms/field.no-script.tsx',
    'lib/settings/fields.ts',
    'lib/content/menu.ts',
    'next.config.ts',
    'engine/tools/bench/main.ts',
    'site/config.ts',
  ]
  for (const name of files) appendFileSync(join(clone.template, name), '\n// newer\n')
  git(clone.template, 'commit', '--quiet', '--all', '--message=A newer template')
  const { status, output } = clone.run('update-template', ['--', '--yes', '--from', clone.template])
  expect(status, output).toBe(0)
  expect(output).toMatch(/yours here[^\n]*\n {2}site\/config\.ts\n/)
  expect(output).toContain('  engine/tools/bench (changed in the template since: 1 file)\n')
  const isNewer = (name: string) =>
    existsSync(clone.file(name)) && readFileSync(clone.file(name), 'utf8').endsWith('// newer\n')
  expect(files.filter(isNewer)).toEqual(files.slice(0, 7))
  expect(clone.run('types')).toEqual({ status: 0, output: '' })
})
