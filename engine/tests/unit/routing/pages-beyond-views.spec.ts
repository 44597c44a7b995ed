import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { checkMadeUpAddresses } from '../../../commands/doctor/checks/made-up'
import { filesBeyondViews } from '../../../src/routing/pages-beyond-views'
import { temporaryFolder } from '../../sandbox/support/folders'

/* Tests that a template page which renders more than its view declares is named: the site renders made-up addresses below it. */

const service = 'servicos/[slug]/page.tsx'
const subject = 'blog/etiqueta/[slug]/page.tsx'
const later = 'blog/etiqueta/[slug]/pagina/[page]/page.tsx'

/** The routes of an `app/` whose template files have these changes. */
function beyond(files: string[], change: (text: string) => string): string[] {
  const app = join(temporaryFolder(), 'app')
  for (const file of files) {
    const changed = change(readFileSync(join('app', file), 'utf8'))
    mkdirSync(dirname(join(app, file)), { recursive: true })
    writeFileSync(join(app, file), changed)
  }
  return [...filesBeyondViews(app).values()]
}

test('no page of the template draws more than its view says', () => {
  expect([...filesBeyondViews('app')]).toEqual([])
})

test('a page that draws the content of its view differently is not named', () => {
  const changed = (text: string) =>
    text.replace('<NextStep', '<Own /><NextStep').replace('return (', 'const own = await data()\n  return (')
  expect(beyond([service, 'termos/page.tsx', 'orcamento/page.tsx'], changed)).toEqual([])
})

for (const [name, from, to] of [
  ['its own record first', '  const content = ', '  if (await own(slug)) return <Own />\n  const content = '],
  [
    'its own record instead of the content',
    'slug)\n  if (!content)',
    'slug) ?? (await own(slug))\n  if (!content)',
  ],
  [
    'its own record where there is no content',
    'return missingPage(routes.service(slug))',
    '{\n    const own = await ownOf(slug)\n    return own ? <Own /> : missingPage()\n  }',
  ],
  [
    'what another function returns',
    'return missingPage(routes.service(slug))',
    'return (await own(slug)) ?? missingPage()',
  ],
] as const)
  test(`a page that draws ${name} is named`, () => {
    expect(beyond([service], (text) => text.replace(from, to))).toEqual(['/servicos/[slug]'])
  })

test('a page of the agency that replaces one of the template is named', () => {
  const own = () => 'export default async function Page() {\n  return <main>Own</main>\n}\n'
  expect(beyond([service, 'contactos/page.tsx', 'page.tsx'], own)).toEqual(['/servicos/[slug]'])
})

test('the doctor names the file, and where the records belong', () => {
  const [finding] = checkMadeUpAddresses(new Map([[service, '/servicos/[slug]']]))
  expect(finding).toMatchObject({ outcome: 'advice', message: expect.stringContaining(`app/${service}`) })
  const [, title = ''] = /"(.*)"/.exec(finding?.remedy ?? '') ?? []
  expect(readFileSync('docs/extending.md', 'utf8')).toContain(`## ${title}\n`)
  expect(checkMadeUpAddresses(new Map())).toEqual([])
})

test('later pages of a list that draw more than their view are named', () => {
  const changed = (text: string) =>
    text.replace(
      '  return contentOf(subjectList',
      '  if (isOwn(slug)) return ownList\n  return contentOf(subjectList',
    )
  expect(beyond([subject, later], changed).sort()).toEqual([
    '/blog/etiqueta/[slug]',
    '/blog/etiqueta/[slug]/pagina/[page]',
  ])
})
