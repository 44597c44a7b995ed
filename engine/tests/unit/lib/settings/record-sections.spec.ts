import { expect } from '@playwright/test'
import { siteConfig } from '@/site/config'
import { siteOf } from '../../../../../lib/content/site'
import { recordPages } from '../../../../../lib/views/records'
import { checkSlugs } from '../../../../commands/doctor/checks/slugs'
import { homeProblems } from '../../../../src/checks/home-problems'
import { partsFrom } from '../../../../src/snapshots/parts'
import { testWithPlatform } from '../../own-environment'
import { parsed } from '../../platform/contract/parsed'

/* Tests of `recordSections`: what the page of a record shows around its content. */

const test = testWithPlatform({ answer: (_, response) => response.end(), environment: {} })

const { content: services } = parsed('services', [{ slug: 'pintura' }, { slug: 'limpeza-geral' }])
const numbers = { section: 'numbers' as const, numbers: [{ value: '1', label: 'um' }] }

const site = siteOf({ ...partsFrom(6, {}), version: '', moves: [], services })
const moved = siteOf({
  ...partsFrom(6, {}),
  version: '',
  moves: [{ resource: 'services', from: 'pinturas', to: 'pintura' }],
  services,
})

const sectionsOf = (of: typeof site, slug: string) => recordPages.services.content(of, slug)?.sections

test.beforeEach(() => {
  siteConfig.recordSections = {}
})

test('recordSections are on the page of their record, also after a rename, and on no other page', () => {
  const before = recordPages.services.content(site, 'limpeza-geral')
  siteConfig.recordSections = { '/servicos/pintura': { after: [numbers] } }
  expect(sectionsOf(site, 'pintura')).toEqual({ before: [], after: [numbers], site: undefined })
  expect(recordPages.services.content(site, 'limpeza-geral')).toEqual(before)
  siteConfig.recordSections = { '/servicos/pinturas': { before: ['services'] } }
  expect(sectionsOf(site, 'pintura')).toBeUndefined()
  expect(sectionsOf(moved, 'pintura')).toMatchObject({ before: [{ section: 'services' }], site: {} })
})

test('an entry of recordSections that names no record or no section is reported', () => {
  const recordSections = {
    '/servicos/pintura': { before: [numbers], after: ['precos'] },
    '/servicos': { after: [numbers] },
    '/sobre/equipa': {},
  } as const
  expect(homeProblems({ home: [], recordSections: structuredClone(recordSections) as never }, [])).toEqual([
    expect.stringContaining('recordSections: /servicos/pintura: precos is no section'),
    expect.stringMatching(/^recordSections: \/servicos is not the path of a record/),
    expect.stringMatching(/^recordSections: \/sobre\/equipa is not the path of a record/),
  ])
})

test('the doctor reports a record of recordSections that the platform no longer has', () => {
  siteConfig.recordSections = { '/servicos/pintura': {}, '/servicos/telhados': {}, '/blog/nada': {} }
  const messages = (content: Parameters<typeof checkSlugs>[0]) =>
    checkSlugs(content).map(({ message }) => message)
  expect(messages({ services })).toEqual(['site/config.ts: recordSections: the platform has no "telhados"'])
  expect(messages({})).toEqual([])
})
