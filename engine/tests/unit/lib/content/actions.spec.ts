import { expect, test } from '@playwright/test'
import { siteConfig } from '@/site/config'
import {
  actionOfService,
  actionWithoutForm,
  barActions,
  formOfMainAction,
  linkedActions,
  mainAction,
  secondAction,
} from '../../../../../lib/content/actions'
import { menuItems } from '../../../../../lib/content/menu'
import { pageAt } from '../../../../../lib/content/page-at'
import { siteOf } from '../../../../../lib/content/site'
import { nameOf } from '../../../../../lib/routes/paths'
import { quotePage, thanksPage } from '../../../../../lib/views/company'
import { formContent } from '../../../../../lib/views/form'
import { sitemapEntries } from '../../../../../lib/views/sitemap'
import { actionProblems } from '../../../../src/checks/action-problems'
import { menuProblems } from '../../../../src/checks/menu-problems'
import { pathProblems } from '../../../../src/checks/path-problems'
import { redirectProblems } from '../../../../src/checks/redirect-problems'
import { readText } from '../../../../src/files/file-text'
import { partsFrom } from '../../../../src/snapshots/parts'
import { parsed } from '../../platform/contract/parsed'

const settings = { phone: '+351 912 000 140', whatsapp: 'https://wa.me/351912000140' }
const reserve = { href: 'https://mesas.test/tasca', title: 'Reservar mesa', icon: 'clock' }

const { content: services } = parsed(
  'services',
  ['pintura', 'limpeza'].map((slug) => ({ slug, title: slug, icon: 'truck', tier: 'primary' })),
)
const site = () => siteOf({ version: '', moves: [], ...partsFrom(6, {}), services: [...services] })

test.afterEach(() => {
  for (const name of ['mainAction', 'secondAction', 'quote', 'paths'] as const) delete siteConfig[name]
})

test('without the settings, the main action is a quote and the second one a call', () => {
  expect(mainAction()).toMatchObject({ href: '/orcamento', title: 'Pedir orçamento' })
  expect(mainAction().icon, 'on its button').toBeUndefined()
  expect(actionOfService('pintura')).toMatchObject({ href: '/orcamento?servico=pintura' })
  expect(secondAction(settings)).toMatchObject({
    href: 'tel:+351912000140',
    title: 'Ligar para +351 912 000 140',
    cost: 'chamada para a rede móvel nacional',
  })
  expect(linkedActions()).toEqual([mainAction()])
  expect(barActions(settings).map(({ href }) => href)).toEqual([
    'tel:+351912000140',
    settings.whatsapp,
    '/orcamento',
  ])
  expect(formOfMainAction()).toBe('quote')
})

test('mainAction and secondAction of site/config.ts replace the quote and the call, also on pages of services', () => {
  siteConfig.mainAction = reserve
  siteConfig.secondAction = { href: '/ementa', title: 'Ver a ementa' }
  expect([mainAction(), actionOfService('pintura')]).toEqual([reserve, reserve])
  expect(secondAction(settings)).toEqual(siteConfig.secondAction)
  expect(linkedActions()).toEqual([reserve, siteConfig.secondAction])
  expect(barActions(settings).map(({ title }) => title)).toEqual([
    'Ver a ementa',
    'WhatsApp',
    'Reservar mesa',
  ])
  expect(formOfMainAction()).toBe('contact')
})

test('the form at the end of the home page is that of the main action, else the main action stands beside it', () => {
  for (const [href, form, stands] of [
    ['/contactos', 'contact', false],
    ['/contactos#mensagem', 'contact', false],
    ['/orcamento', 'quote', false],
    ['/ementa', 'contact', true],
    ['https://mesas.test/contactos', 'contact', true],
  ] as const) {
    siteConfig.mainAction = { href, title: 'Reservar' }
    expect([formOfMainAction(), actionWithoutForm() !== undefined], href).toEqual([form, stands])
  }
  delete siteConfig.mainAction
  expect(actionWithoutForm()).toBeUndefined()
})

test('a call names the number alone, whatever its label says', () => {
  for (const label of ['Tel.: ', 'Telef. ', 'T ', 'Contacto: ', 'Loja: '])
    expect(secondAction({ phone: `${label}253 000 140 (rede fixa)` })?.title, label).toBe(
      'Ligar para 253 000 140 (rede fixa)',
    )
})

test('no way of contact is offered twice, and a call has its cost', () => {
  siteConfig.mainAction = { href: 'tel:+351912000140', title: 'Ligar já' }
  expect(mainAction()).toMatchObject({ icon: 'phone', cost: 'chamada para a rede móvel nacional' })
  expect(secondAction(settings)).toBeUndefined()
  siteConfig.secondAction = { href: 'https://wa.me/351912000140?text=Ol%C3%A1', title: 'Escrever' }
  expect(barActions(settings).map(({ title, icon }) => [title, icon])).toEqual([
    ['Escrever', 'chat'],
    ['Ligar já', 'phone'],
  ])
})

test('quote: false leaves no page, no link and no name for it', () => {
  siteConfig.quote = false
  siteConfig.paths = { quote: 'marcar' }
  const link = { href: '/orcamento', title: 'Preço' }
  expect(mainAction()).toEqual({ href: '/contactos', title: 'Fazer uma pergunta' })
  expect(actionOfService('pintura')).toEqual(mainAction())
  expect(formOfMainAction()).toBe('contact')
  expect(quotePage.content(site(), '')).toBeUndefined()
  expect(quotePage.params(site())).toEqual([])
  expect(thanksPage.params(site())).toEqual([''])
  for (const sent of ['-', 'pintura']) expect(thanksPage.content(site(), sent), sent).toBeUndefined()
  expect(sitemapEntries(site()).map(({ path }) => path)).not.toContain('/orcamento')
  expect(pageAt(site(), ['orcamento'])).toBeUndefined()
  expect(menuItems([link], site())).toEqual([])
  expect(nameOf('quote')).toBe('orcamento')
  expect(pathProblems({ quote: 'ementa', products: 'ementa' }, { own: [], redirects: [] })).toEqual([])
  expect(redirectProblems([{ from: '/orcamento', to: '/reservas' }], ['/reservas'])).toEqual([])
  const problem = '/orcamento is the page for quotes, which quote: false removes'
  for (const entry of [link, '/orcamento', { ...link, href: '/orcamento?servico=pintura' }] as const)
    expect(menuProblems('menu', [entry], ['/orcamento'])).toEqual([`menu: ${problem}`])
  expect(actionProblems({ mainAction: link })).toEqual([`mainAction: ${problem}`])
})

test('quote.services limits quotes and their form to these services', () => {
  siteConfig.mainAction = reserve
  siteConfig.quote = { services: ['pintura'] }
  expect(mainAction()).toEqual(reserve)
  expect(actionOfService('pintura')).toMatchObject({ href: '/orcamento?servico=pintura' })
  expect(actionOfService('limpeza')).toEqual(reserve)
  const slugs = (form: 'quote' | 'contact') => formContent(site(), form).services.map(({ slug }) => slug)
  expect(slugs('quote')).toEqual(['pintura'])
  expect(quotePage.params(site())).toEqual(['', 'pintura'])
  expect(quotePage.content(site(), 'pintura')).toMatchObject({ selected: 'pintura' })
  expect(quotePage.content(site(), 'limpeza')).toBeUndefined()
  expect(thanksPage.params(site())).toEqual(['', '-', 'pintura'])
  expect(thanksPage.content(site(), 'pintura')).toMatchObject({ isRequest: true, service: 'pintura' })
  expect(thanksPage.content(site(), 'limpeza')).toBeUndefined()
})

for (const [config, problem] of [
  [
    { mainAction: { ...reserve, icon: 'garfo' } },
    'mainAction: icon "garfo" is no icon of components/icons.ts, and no file of public/ such as /mesa.svg',
  ],
  [{ secondAction: { href: 'mesas.test', title: 'Mesas' } }, /^secondAction: "mesas\.test" must be a path/],
  [
    { locations: { cais: { bookingUrl: 'mesas.test' } } },
    /^locations: cais: bookingUrl: "mesas\.test" must be/,
  ],
] as const) {
  test(`${JSON.stringify(config)} is refused in one sentence`, () => {
    expect(actionProblems(JSON.parse(JSON.stringify(config)))).toEqual([
      typeof problem === 'string' ? problem : expect.stringMatching(problem),
    ])
  })
}

test('the settings in docs/appearance.md and docs/search-engines.md are valid', () => {
  for (const [page, title] of [
    ['appearance', 'Another main action'],
    ['search-engines', 'Several locations'],
  ] as const) {
    const text = readText(`docs/${page}.md`)
    const [, settings = ''] = /```ts\n([\s\S]*?)```/.exec(text.split(`## ${title}\n`)[1] ?? '') ?? []
    const config = new Function(`return {${settings}}`)()
    expect(Object.keys(config).length, title).toBeGreaterThan(2)
    expect(actionProblems(config), title).toEqual([])
  }
})
