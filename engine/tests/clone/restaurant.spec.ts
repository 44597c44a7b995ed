import { existsSync, rmSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { type Clone, editedByAgency, freshClone, git, makeItARestaurant } from './agency'

/* Tests of a clone turned into a restaurant's by its agency (`engine/tests/clients/restaurant/`): `npm run check` passes, and fails for each fault. */

test.describe.configure({ timeout: 1_800_000 })

let clone: Clone

test.beforeAll(() => {
  clone = freshClone()
  makeItARestaurant(clone)
  clone.commit()
})

test('the agency has edited no file of the template', () => {
  expect(git(clone.folder, 'diff', '--name-only', 'HEAD~1', 'HEAD')).toContain('site/config.ts')
  expect(editedByAgency(clone)).toEqual([])
})

test('npm test is green, and changes no file', { tag: '@builds-a-clone' }, () => {
  const { status, output } = clone.run('test')
  expect(status, output).toBe(0)
  const runs = output.match(/^\d+ passed, 0 failed.*$/gm)
  expect(runs, "the template's tests, then the client's").toHaveLength(2)
  expect(existsSync(clone.file('.e2e/clone/.next/BUILD_ID')), 'a build of its own').toBe(true)
  expect(output, 'a test of its own').toContain('[site/tests] › site/tests/mesa.spec.ts')
  expect(git(clone.folder, 'status', '--porcelain')).toBe('')
})

interface Fault {
  what: string
  /** Breaks one thing of the client's. */
  breaks: () => void
  /** The part of `npm run check` that has to find the fault; `npm run test:long` runs all of it. */
  foundBy: string
  /** The expected output. */
  says: string | RegExp
  /** Whether the site of `npm test` does not show the fault. */
  needsBuild?: true
  variables?: { SITE_STAGE: string }
}

/** Runs `npm run check`, or some of its parts. The figures cover all of it. */
function check(parts: string[], variables = {}) {
  return clone.run('check', process.env.E2E_FIGURES ? [] : ['--', ...parts], variables)
}

type ContentRecord = { slug: string; body: string; [field: string]: unknown }

/** Changes one record of the client's content. */
function change(resource: string, slug: string, fields: (record: ContentRecord) => object): void {
  clone.save<ContentRecord[]>(resource, (records) =>
    records.map((record) => (record.slug === slug ? { ...record, ...fields(record) } : record)),
  )
}

const faults: Fault[] = [
  {
    what: 'a link in a post',
    foundBy: 'addresses',
    breaks: () =>
      change('posts', 'a-grelha', ({ body }) => ({ body: `${body}<p><a href="/ementas">ver</a></p>` })),
    says: '/blog/a-grelha: the link "ver" to /ementas answers 404 (site/content/posts.json: a-grelha: body)',
  },
  {
    what: "a redirect's target",
    foundBy: 'addresses',
    breaks: () =>
      clone.save<ContentRecord[]>('products', (dishes) =>
        dishes.filter(({ slug }) => slug !== 'arroz-de-lingueirao'),
      ),
    says: 'redirects: /prato-do-dia to /ementa/arroz-de-lingueirao leads to /ementa/arroz-de-lingueirao, which answers 404',
  },
  {
    what: 'a faint colour',
    foundBy: 'configuration',
    breaks: () => clone.edit('site/config.ts', 'accent: "#7a1f3d"', 'accent: "#fefefe"'),
    says: 'site/config.ts: accent: #fefefe cannot be told apart from the page',
  },
  {
    what: 'a location that the content does not have',
    foundBy: 'configuration',
    breaks: () => clone.edit('site/config.ts', 'almada: {', 'porto: {'),
    says: 'site/config.ts: locations: the platform has no "porto". There are sesimbra, almada.',
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
    foundBy: 'site/tests',
    // The site runs as staging, whose own tests pass.
    variables: { SITE_STAGE: 'preview' },
    breaks: () => clone.edit('site/tests/mesa.spec.ts', '"Ligue-nos"', '"Escreva-nos"'),
    says: '[site/tests] › site/tests/mesa.spec.ts:3:1 › the booking page stands while the booking service is down',
  },
]

for (const { what, breaks, foundBy, says, needsBuild, variables } of faults) {
  test(`npm run check has one failure for ${what}, and names it`, { tag: '@builds-a-clone' }, () => {
    breaks()
    const { status, output } = check([foundBy], {
      ...(!needsBuild && { E2E_SKIP_BUILD: 'clone' }),
      ...variables,
    })
    clone.undo()
    expect(status, output).toBe(1)
    expect(output).toMatch(/^\d+ passed, 1 failed$/m)
    expect(output).toMatch(typeof says === 'string' ? new RegExp(escaped(says)) : says)
  })
}

test('npm run check names uneven content with its record and field', { tag: '@builds-a-clone' }, () => {
  const word = 'X'.repeat(45)
  change('services', 'jantares-de-empresa', () => ({ bullets: [word] }))
  change('posts', 'a-grelha', ({ body }) => ({ body: `${body}<h4>Sem o terceiro</h4>` }))
  clone.save<ContentRecord[]>('posts', (posts) => [
    ...posts,
    ...['natal', 'ano-novo'].map((slug) => ({ ...posts[0], slug, title: 'Boas festas' })),
  ])
  const { status, output } = check(['documents', 'pages'], { E2E_SKIP_BUILD: 'clone' })
  clone.undo()
  expect(status, output).toBe(1)
  for (const text of [
    `/eventos/jantares-de-empresa at 320 px: `,
    `: ${word} (site/content/services.json: jantares-de-empresa: bullets[0])`,
    '/blog/a-grelha: the h4 "Sem o terceiro" skips a level (site/content/posts.json: a-grelha: body)',
    'the title "Boas festas · Tasca da Praia" (site/content/posts.json: ',
  ])
    expect(output).toContain(text)
  // Failures for headings, titles and widths. Axe reports the heading too.
  expect(output).toMatch(/^\d+ passed, 4 failed$/m)
})

test('npm run check names content that is left out or never read with its record and field', {
  tag: '@builds-a-clone',
}, () => {
  change('services', 'festas', () => ({ image: { pathname: 'sala.jpg' }, tier: 'destaque' }))
  clone.write('site/content/servicos.json', '[]')
  const { status, output } = check(['check/content'], 'site')
  clone.undo()
  rmSync(clone.file('site/content/servicos.json'))
  expect(status, output).toBe(1)
  expect(output).toContain('site/content/services.json: record "festas": image: left out: ')
  expect(output).toContain('site/content/services.json: record "festas": tier: "destaque" is unknown')
  expect(output).toContain('site/content/servicos.json is never read: contract 6.3.0 has settings, ')
  expect(output).toMatch(/^\d+ passed, 2 failed$/m)
})

test('npm run check names a missing script that waits for consent, and a placeholder of an account', {
  tag: '@builds-a-clone',
}, () => {
  clone.edit('site/config.ts', '"https://anuncios.test/pixel.js"', '"/pixel.js"')
  clone.write('public/contas.js', `${clone.read('public/contas.js')}gtag("config", "G-0000000000")\n`)
  const { status, output } = check(['check/addresses', 'check/configuration'], 'site')
  clone.undo()
  expect(status, output).toBe(1)
  expect(output).toContain('/pixel.js answers 404: it is no file of public/')
  expect(output).toMatch(/public\/contas\.js:\d+ "G-0000000000"/)
  expect(output).toMatch(/^\d+ passed, 2 failed$/m)
})

test('a page that fetches data during a build stops it with a message that names the remedy', {
  tag: '@builds-a-clone',
}, () => {
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

test('a type error in a page is the only one that stops a build', { tag: '@builds-a-clone' }, () => {
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
