import { newLead } from '../fixtures/posting'
import { test as base, expect } from '../fixtures/stage'
import { type Between, startBetween } from './between'
import { startChromium } from './chromium'
import type { Engine } from './engine'
import { firefoxPath, startFirefox } from './firefox'
import { element, scriptsAsked, type Visitor, visitorWith } from './visitor'
import { startWebKit, webkitIsHere } from './webkit'

/* The whole visit, in each engine that is here. */

const engines: [name: string, isHere: boolean, start: () => Promise<Engine>][] = [
  ['Chromium', true, startChromium],
  ['Firefox', firefoxPath !== undefined, startFirefox],
  ['WebKit', webkitIsHere, startWebKit],
]

const test = base.extend<object, { between: Between }>({
  between: [
    async ({ stage }, use) => {
      const between = await startBetween(stage.site.origin)
      await use(between)
      await between.stop()
    },
    { scope: 'worker' },
  ],
})

const contentPages = [
  '/servicos',
  '/servicos/elevador-exterior',
  '/produtos/caixa-roupeiro',
  '/projetos',
  '/blog/lista-de-oito-semanas',
  '/testemunhos',
  '/perguntas-frequentes',
  '/sobre',
  '/privacidade',
  '/nada',
]
const interactivePages = ['/', '/projetos/palacete-da-foz', '/contactos', '/orcamento']
const send = 'main form button[type=submit]'
const picture = '[data-gallery] a'

for (const [name, isHere, start] of engines) {
  test.describe(name, () => {
    test.skip(!isHere, `${name} is not here`)

    let engine: Engine
    let visitor: Visitor

    test.beforeAll(async ({ between }) => {
      engine = await start()
      visitor = visitorWith(engine, between.origin)
    })
    test.afterAll(() => engine?.close())
    test.afterEach(({ between }) => {
      between.letGo()
      expect(between.refused(), 'what the policy refused').toEqual([])
    })

    test('every page is drawn: its fonts, its pictures, nothing beside the screen', async () => {
      for (const path of [...contentPages, ...interactivePages]) {
        await visitor.open(path)
        await visitor.until(
          "[...document.images].filter(({ complete, loading }) => loading !== 'lazy' && !complete).length",
          0,
        )
        // A font may be asked for a moment after all has loaded.
        await expect
          .poll(() => visitor.tell(look), path)
          .toEqual({ headings: 1, fonts: 2, broken: [], beside: false })
        expect(await visitor.tell(scriptsAsked), path).toBe(0)
      }
    })

    test('the menu opens and leads on by keys alone', async () => {
      await visitor.open('/')
      // Firefox loses a key that comes while the page is still loading.
      const focused = async () => {
        if (await visitor.tell('document.activeElement === document.body')) await visitor.press('Tab')
        return visitor.tell("document.activeElement.getAttribute('href')")
      }
      await expect.poll(focused).toBe('#conteudo')
      await visitor.focus('header summary')
      await visitor.press('Enter')
      await visitor.until("document.querySelector('header details').open")
      await visitor.press('Tab')
      await visitor.until("document.activeElement.matches('header details a')")
      const href = await visitor.tell("document.activeElement.getAttribute('href')")
      await visitor.press('Enter')
      await visitor.until('location.pathname', href)
    })

    test('a form with errors says which, keeps what was typed, and is sent once they are mended', async ({
      stage,
    }) => {
      await visitor.open('/contactos')
      await visitor.tell('globalThis.isSameDocument = true')
      await visitor.fill({ name: 'A', email: 'ana@exemplo', message: 'curta' })
      await visitor.click(send)
      await visitor.until("[...document.querySelectorAll('[aria-invalid=true]')].map(({ name }) => name)", [
        'name',
        'email',
        'message',
      ])
      await visitor.until("document.activeElement.name === 'name'")
      expect(await visitor.tell("document.querySelector('main [name=message]').value")).toBe('curta')
      expect(await visitor.tell('globalThis.isSameDocument')).toBe(true)
      const lead = newLead()
      await visitor.fill(lead)
      await visitor.click(send)
      await visitor.until('location.pathname', '/obrigado')
      expect(await stored(stage.sandbox, lead)).toHaveLength(1)
    })

    test('a form that cannot be sent says so, keeps what was typed, and is sent at the next try', async ({
      between,
      stage,
    }) => {
      await visitor.open('/contactos')
      const lead = newLead()
      await visitor.fill(lead)
      between.dropPosts()
      await visitor.click(send)
      await visitor.until("document.activeElement.getAttribute('role') === 'alert'")
      expect(await visitor.tell('document.activeElement.innerText')).toContain('Não conseguimos confirmar')
      expect(await visitor.tell("document.querySelector('main [name=message]').value")).toBe(lead.message)
      between.letGo()
      await visitor.click(send)
      await visitor.until('location.pathname', '/obrigado')
      expect(await stored(stage.sandbox, lead)).toHaveLength(1)
    })

    test('the pictures of a project open large by keys alone, and lead back to where one was', async () => {
      await visitor.open('/projetos/palacete-da-foz')
      await visitor.focus(picture)
      await visitor.press('Enter')
      await visitor.until("document.querySelector('dialog').open")
      // The picture in the middle of the window.
      const shown = "document.elementFromPoint(innerWidth / 2, innerHeight / 2).closest('img')?.currentSrc"
      const isShown =
        "document.elementFromPoint(innerWidth / 2, innerHeight / 2).closest('img')?.naturalWidth > 0"
      const position = "document.querySelector('dialog p').textContent"
      await visitor.until(isShown)
      const first = await visitor.tell(shown)
      expect(await visitor.tell(position)).toBe('Imagem 1 de 2')
      await visitor.press('ArrowRight')
      await visitor.until(`${isShown} && ${shown} !== ${JSON.stringify(first)}`)
      await visitor.until(position, 'Imagem 2 de 2')
      await visitor.press('ArrowLeft')
      await visitor.until(shown, first)
      await visitor.until(position, 'Imagem 1 de 2')
      await visitor.press('Escape')
      await visitor.until("document.querySelector('dialog[open]') === null")
      await visitor.until(`document.activeElement === ${element(picture)}`)
    })

    test('a page that was seen shows a save when it is opened again, and so does an address that had no page', async ({
      edit,
    }) => {
      const heading = "document.querySelector('h1').innerText"
      for (const path of ['/sobre', '/servicos/novo', '/']) await visitor.open(path)
      expect(await visitor.tell(heading)).not.toContain('Casa nova')
      await edit<object[]>('services', ([first, ...rest]) => [
        { ...first, slug: 'novo', title: 'Novo' },
        ...rest,
      ])
      await edit<object>('settings', (settings) => ({ ...settings, tagline: 'Casa nova', name: 'Maré Nova' }))
      // By links, as a visitor goes: a new load may ask anew by itself.
      for (const path of ['/sobre', '/', '/servicos/novo']) {
        await visitor.follow(path)
        await visitor.until("document.title.includes('Maré Nova')")
      }
      await visitor.until(heading, 'Novo')
    })

    test('what was smuggled into a page does not run, and would without the policy', async ({ between }) => {
      const markup =
        '<script>globalThis.ran = 1</script><img src="/nada.png" alt="" onerror="globalThis.ran += 1">'
      for (const path of ['/servicos/elevador-exterior', '/contactos']) {
        between.smuggle(markup)
        await visitor.open(path)
        const refused: string[] = []
        await expect.poll(() => refused.push(...between.refused()), path).toBe(2)
        for (const directive of refused) expect(directive).toMatch(/^script-src/)
        expect(await visitor.tell('globalThis.ran ?? 0'), path).toBe(0)
        between.smuggle(markup, { withoutPolicy: true })
        await visitor.open(path)
        await visitor.until('globalThis.ran', 2)
      }
    })
  })
}

/** Elements beside the screen make a page scroll sideways. */
const look = `{
  headings: document.querySelectorAll('h1').length,
  fonts: [...document.fonts].filter(({ family, status }) => status === 'loaded' && !/ in /.test(family)).length,
  broken: [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).map(({ src }) => src),
  beside: document.documentElement.scrollWidth > innerWidth,
}`

interface Platform {
  state: () => Promise<{ leads: Record<string, { message?: string }[]> }>
}

async function stored(sandbox: Platform, { message }: { message: string }) {
  return ((await sandbox.state()).leads['mare-alta'] ?? []).filter((lead) => lead.message === message)
}
