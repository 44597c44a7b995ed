import { expect, test } from '@playwright/test'
import { defineSite } from '../../../../../lib/settings/define-site'
import { type HomeEntry, sectionEntry } from '../../../../../lib/settings/sections/home-entry'
import { sectionProblems } from '../../../../../lib/settings/sections/section-problems'
import type { SiteConfig } from '../../../../../lib/settings/site-config'
import { homeProblems } from '../../../../src/checks/home-problems'

/* Tests of problems in sections of the client's files, which types do not cover in Markdown and for names of files. */

type IsEntry<Entry> = Entry extends HomeEntry ? true : false

// `npm run types` checks these entries.
const typed: {
  content: IsEntry<{ section: 'gallery'; pictures: [] }>
  wrongContent: IsEntry<{ section: 'gallery'; pictures: number }>
  withoutContent: IsEntry<{ section: 'numbers'; title: string }>
  records: IsEntry<{ section: 'services'; most: number }>
  own: IsEntry<{ section: string; tone: 'deep' }>
} = { content: true, wrongContent: false, withoutContent: false, records: true, own: true }

type Fields = { roomPrices: { room: readonly ['rio', 'mar']; nights: 'number' } }
type IsValued<Entry> = Entry extends HomeEntry<Fields> ? true : false

const valued: {
  right: IsValued<{ section: 'roomPrices'; room: 'rio'; nights: 2; tone: 'deep' }>
  anotherRoom: IsValued<{ section: 'roomPrices'; room: 'lua'; nights: 2 }>
  anotherKind: IsValued<{ section: 'roomPrices'; room: 'rio'; nights: '2' }>
} = { right: true, anotherRoom: false, anotherKind: false }

test('the values of an own section are typed, and named where they are wrong', () => {
  const { sectionFields, home } = defineSite({
    sectionFields: { roomPrices: { room: ['rio', 'mar'], nights: 'number' } },
    home: [{ section: 'roomPrices', room: 'rio', nights: 2 }],
  })
  expect([valued.right, sectionFields.roomPrices.room]).toEqual([true, ['rio', 'mar']])
  const problems = (entry: Parameters<typeof sectionProblems>[0]) =>
    sectionProblems(entry, ['roomPrices'], sectionFields).map(({ text }) => text)
  expect(home.map(sectionEntry).flatMap(problems)).toEqual([])
  expect(problems({ section: 'roomPrices', room: 'lua' })).toEqual([
    'room must be rio or mar',
    'nights must be a number',
  ])
  expect(problems({ section: 'roomPrices', room: 'rio', nights: 1, view: 'mar' })).toEqual([
    'view is not known here: this section takes room, nights, most, and tone',
  ])
  expect(homeProblems({ home: [], sectionFields: { quartos: { site: 'text' } } }, [])).toEqual([
    'sectionFields: quartos has no file: add site/sections/quartos.tsx',
    'sectionFields: quartos names "site", which a section has anyway',
  ])
})

type Absent = { roomPrices: { room: readonly ['rio', 'mar']; 'title?': 'text' } }
type MayBeAbsent<Entry> = Entry extends HomeEntry<Absent> ? true : false

const absent: {
  without: MayBeAbsent<{ section: 'roomPrices'; room: 'rio' }>
  withIt: MayBeAbsent<{ section: 'roomPrices'; room: 'rio'; title: 'Preços' }>
  anotherKind: MayBeAbsent<{ section: 'roomPrices'; room: 'rio'; title: 2 }>
} = { without: true, withIt: true, anotherKind: false }

test('a value of an own section may be absent where its name says so', () => {
  const { sectionFields, home } = defineSite({
    sectionFields: { roomPrices: { room: ['rio', 'mar'], 'title?': 'text' } },
    home: [
      { section: 'roomPrices', room: 'rio' },
      { section: 'roomPrices', room: 'mar', title: 'No quarto do mar' },
    ],
  })
  expect(absent.without).toBe(true)
  const problems = (entry: Parameters<typeof sectionProblems>[0]) =>
    sectionProblems(entry, ['roomPrices'], sectionFields).map(({ text }) => text)
  expect(home.map(sectionEntry).flatMap(problems)).toEqual([])
  expect(problems({ section: 'roomPrices', title: '' })).toEqual([
    'room must be rio or mar',
    'title is empty: write it, or leave the line out',
  ])
  expect(problems({ section: 'roomPrices', room: 'rio', 'title?': 'Preços' })).toEqual([
    'title? is not known here: this section takes room, title, most, and tone',
  ])
  const named = { home: [], sectionFields: { roomPrices: { 'tone?': 'text' as const } } }
  expect(homeProblems(named, ['roomPrices'])).toEqual([
    'sectionFields: roomPrices names "tone", which a section has anyway',
  ])
})

const picture = { src: '/fotos/sala.jpg', alt: 'A sala' }

const textsOf = (entry: Parameters<typeof sectionProblems>[0], own: string[] = []) =>
  sectionProblems(entry, own).map(({ text }) => text)

test('valid sections have no problems, and their content is typed', () => {
  expect(typed.content).toBe(true)
  for (const entry of [
    { section: 'gallery', tone: 'deep', pictures: [{ ...picture, caption: 'Ontem' }] },
    { section: 'gallery', pictures: [] },
    { section: 'services', most: 3, tone: 'accent' },
    { section: 'avisos', tone: 'sunken' },
  ])
    expect(textsOf(entry, ['avisos'])).toEqual([])
})

for (const [entry, problem] of [
  [
    { section: 'galery' },
    /is no section: write hero, .*gallery.*, or add the file site\/sections\/galery\.tsx$/,
  ],
  [{ section: 'gallery' }, 'pictures is missing'],
  [{ section: 'gallery', pictures: [{ src: '/a.jpg' }] }, 'pictures[0].alt is missing'],
  [{ section: 'gallery', pictures: [{ ...picture, alt: '' }] }, /^pictures\[0\]\.alt is empty/],
  [
    { section: 'gallery', pictures: [{ ...picture, src: 'a.jpg' }] },
    /^pictures\[0\]\.src must be the path of a file of public\//,
  ],
  [{ section: 'gallery', pictures: [], pics: 1 }, /^pics is not known here/],
  [{ section: 'gallery', pictures: [], tone: 'red' }, 'tone must be plain, sunken, deep, accent, or second'],
  [{ section: 'services', most: 0 }, /^most must be 1 or more/],
  [{ section: 'services', pictures: [] }, /^pictures is not known here/],
  [
    { section: 'priceList', groups: [{ items: [{ title: 'Robalo', price: false }] }] },
    'groups[0].items[0].price must be a number, or a text',
  ],
  [{ section: 'smallForm', action: 'boletim', fields: [], button: 'Ir' }, /^action must be a path such as/],
] as const) {
  test(`${JSON.stringify(entry)} is refused with what to write`, () => {
    expect(textsOf(entry)[0]).toEqual(typeof problem === 'string' ? problem : expect.stringMatching(problem))
  })
}

test('problems of home and of about begin with their names, and a file may not have the name of a section', () => {
  const about: SiteConfig['about'] = [{ section: 'numbers', numbers: [{ value: '', label: 'anos' }] }]
  const home = ['hero', 'avisos', 'heroi']
  expect(homeProblems({ home, about }, ['avisos', 'hero'])).toEqual([
    expect.stringMatching(/^home: site\/sections\/hero\.tsx has the name of a section of the template/),
    expect.stringMatching(/^home: heroi is no section/),
    expect.stringMatching(/^about: numbers numbers\[0\]\.value /),
  ])
})
