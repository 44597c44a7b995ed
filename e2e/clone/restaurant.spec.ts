import { existsSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { type Clone, freshClone, makeItARestaurant } from './agency'

/* A clone that an agency has made a restaurant's (`e2e/restaurant/`): README's second command is green, and red for each of its faults. */

test.describe.configure({ timeout: 1_800_000 })

let clone: Clone

test.beforeAll(() => {
  clone = freshClone()
  makeItARestaurant(clone)
  clone.commit()
})

test('npm test is green', { tag: '@long' }, () => {
  const { status, output } = clone.run('test')
  expect(status, output).toBe(0)
  const runs = output.match(/^\d+ passed, 0 failed.*$/gm)
  expect(runs, "the template's tests, then the client's").toHaveLength(2)
  expect(existsSync(clone.file('.e2e/clone/.next/BUILD_ID')), 'a build of its own').toBe(true)
  expect(output, 'a test of its own').toContain('[site.tests] › site.tests/mesa.spec.ts')
})

// What `npm test` runs, but for the template's tests in a browser: those use nothing of the client's, and have just run outside of the clone.
test('lint, types, units and the check are green', () => {
  for (const script of ['lint', 'types']) {
    const { status, output } = clone.run(script)
    expect(status, output).toBe(0)
  }
  const units = clone.runUnits()
  expect(units.status, units.output).toBe(0)
  const { status, output } = clone.run('check')
  expect(status, output).toBe(0)
  expect(existsSync(clone.file('.e2e/clone/.next/BUILD_ID')), 'a build of its own').toBe(true)
  expect(output, 'a test of its own').toContain('[site.tests] › site.tests/mesa.spec.ts')
})

interface Fault {
  what: string
  /** Breaks one thing of the client's. */
  breaks: () => void
  /** The part of `npm run check` that has to find it; `npm run test:long` runs all of it. */
  foundBy: string
  /** What it says. */
  says: string | RegExp
  /** Whether it is seen in a new build alone. Settings are checked as they stand, content as it is. */
  needsBuild?: boolean
}

/** `npm run check`, or these parts of it: figures are written of all. */
function check(parts: string[], needsBuild = false) {
  const words = process.env.E2E_FIGURES ? [] : ['--', ...parts]
  return clone.run('check', words, needsBuild ? {} : { E2E_SKIP_BUILD: 'clone' })
}

type Record = { slug: string; body: string; [field: string]: unknown }

/** Changes one record of the client's content. */
function change(resource: string, slug: string, fields: (record: Record) => object): void {
  clone.save<Record[]>(resource, (records) =>
    records.map((record) => (record.slug === slug ? { ...record, ...fields(record) } : record)),
  )
}

const faults: Fault[] = [
  {
    what: 'a link in a post',
    foundBy: 'addresses',
    breaks: () =>
      change('posts', 'a-grelha', ({ body }) => ({ body: `${body}<p><a href="/ementas">ver</a></p>` })),
    says: '/blog/a-grelha: the link "ver" to /ementas answers 404 (site.content/posts.json: a-grelha: body)',
  },
  {
    what: "a redirect's target",
    foundBy: 'addresses',
    breaks: () =>
      clone.save<Record[]>('products', (dishes) =>
        dishes.filter(({ slug }) => slug !== 'arroz-de-lingueirao'),
      ),
    says: 'redirects: /prato-do-dia to /ementa/arroz-de-lingueirao leads to /ementa/arroz-de-lingueirao, which answers 404',
  },
  {
    what: 'a faint colour',
    foundBy: 'configuration',
    breaks: () => clone.edit('site.config.ts', 'accent: "#7a1f3d"', 'accent: "#fefefe"'),
    says: 'site.config.ts: accent: #fefefe cannot be told from the page',
  },
  {
    what: 'a wide table',
    foundBy: 'pages',
    breaks: () => clone.edit('app/alergenios/page.tsx', 'className="w-full"', 'className="w-[60rem]"'),
    says: /\/alergenios at (?:1280|390|320) px: out of the window: /,
    needsBuild: true,
  },
  {
    what: 'its own test',
    foundBy: 'site.tests',
    breaks: () => clone.edit('site.tests/mesa.spec.ts', '"Ligue-nos"', '"Escreva-nos"'),
    says: '[site.tests] › site.tests/mesa.spec.ts:3:1 › the booking page stands while the booking service is down',
  },
]

for (const { what, breaks, foundBy, says, needsBuild } of faults) {
  test(`npm run check is red for ${what} alone, and names it`, () => {
    breaks()
    const { status, output } = check([foundBy], needsBuild)
    clone.undo()
    expect(status, output).toBe(1)
    expect(output).toMatch(/^\d+ passed, 1 failed$/m)
    expect(output).toMatch(typeof says === 'string' ? new RegExp(escaped(says)) : says)
  })
}

test('content that is uneven is named with its record and field', () => {
  const word = 'X'.repeat(45)
  change('services', 'jantares-de-empresa', () => ({ bullets: [word] }))
  change('posts', 'a-grelha', ({ body }) => ({ body: `${body}<h4>Sem o terceiro</h4>` }))
  clone.save<Record[]>('posts', (posts) => [
    ...posts,
    ...['natal', 'ano-novo'].map((slug) => ({ ...posts[0], slug, title: 'Boas festas' })),
  ])
  const { status, output } = check(['documents', 'pages'])
  clone.undo()
  expect(status, output).toBe(1)
  for (const text of [
    `/eventos/jantares-de-empresa at 320 px: `,
    `: ${word} (site.content/services.json: jantares-de-empresa: bullets[0])`,
    '/blog/a-grelha: the h4 "Sem o terceiro" skips a level (site.content/posts.json: a-grelha: body)',
    'the title "Boas festas · Tasca da Praia" (site.content/posts.json: ',
  ])
    expect(output).toContain(text)
  expect(output).toMatch(/^\d+ passed, 3 failed$/m)
})

test('a page that reads its own API at build stops it, and is told the way out', () => {
  clone.edit('app/reservas/page.tsx', '  if (isBuildForAll()) return null;\n', '')
  clone.edit('app/reservas/page.tsx', '.catch(() => undefined)', '')
  clone.edit('lib/tables/free-tables.ts', 'siteVariable("BOOKING_ORIGIN")', '"http://localhost:65000"')
  const { status, output } = clone.run('build')
  clone.undo()
  expect(status, output).not.toBe(0)
  expect(output, 'a warning of what a standalone server would contain').not.toContain('the whole project')
  expect(output).toContain('/reservas has stopped the build')
  expect(output).toContain('if (isBuildForAll()) return null')
})

test('a type error in a page stops its build, and is the only one', () => {
  clone.write(
    'app/sobre/page.tsx',
    `${clone.read('app/sobre/page.tsx')}\nexport const wrong: number = 'text'\n`,
  )
  const { status, output } = clone.run('build')
  clone.undo()
  expect(status).not.toBe(0)
  expect(output).toContain('app/sobre/page.tsx')
  expect(output.match(/TS\d{4}/g)).toEqual(['TS2322'])
})

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
