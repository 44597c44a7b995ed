import { newLead } from '../fixtures/posting'
import { expect, test } from '../fixtures/stage'
import { ports } from '../servers/ports'
import { engines } from './engines'
import { element, type Visitor, visitorWith } from './visitor'

/* Tests a whole visit in each installed browser. */

const pages = [
  '/',
  '/servicos',
  '/servicos/elevador-exterior',
  '/produtos/caixa-roupeiro',
  '/projetos',
  '/blog/lista-de-oito-semanas',
  '/testemunhos',
  '/perguntas-frequentes',
  '/sobre',
  '/projetos/palacete-da-foz',
  '/contactos',
  '/orcamento',
  '/privacidade',
  '/nada',
]
const send = 'main form button[type=submit]'
const picture = '[data-gallery] a[data-position]'

for (const { name, isHere, start } of engines) {
  test.describe(name, () => {
    test.skip(!isHere, `${name} is not here`)

    let visitor: Visitor

    test.beforeAll(async ({ stage }) => {
      // A viewport so narrow that the demo's menu is folded.
      const viewport = { width: 700, height: 700 }
      visitor = visitorWith(await start({ viewport, driverPort: ports.driver }), stage.site.origin)
    })
    test.afterAll(() => visitor?.leave())

    test('every page has its fonts and pictures, no script, and no horizontal scrolling', async () => {
      for (const path of pages) {
        await visitor.open(path)
        await visitor.until(
          "[...document.images].filter(({ complete, loading }) => loading !== 'lazy' && !complete).length",
          0,
        )
        // A font may be requested shortly after the load event.
        await expect
          .poll(() => visitor.tell(pageState), path)
          .toEqual({ headings: 1, fonts: 2, broken: [], scripts: 0, scrollsSideways: false })
      }
    })

    test('the menu is opened and a link followed by keys alone', async () => {
      await visitor.open('/')
      // Firefox loses a key that is pressed while the page is still loading.
      const focused = async () => {
        if (await visitor.tell('document.activeElement === document.body')) await visitor.press('Tab')
        return visitor.tell("document.activeElement.getAttribute('href')")
      }
      await expect.poll(focused).toBe('#conteudo')
      await visitor.focus('[popovertarget=menu-do-site]')
      await visitor.press('Enter')
      await visitor.until("document.querySelector('#menu-do-site').getBoundingClientRect().height > 0")
      await visitor.press('Tab')
      // Firefox can focus scroll containers, so the sheet precedes its content.
      if (await visitor.tell("document.activeElement.id === 'menu-do-site'")) await visitor.press('Tab')
      await visitor.until("document.activeElement.matches('#menu-do-site button')")
      await visitor.press('Tab')
      await visitor.until("document.activeElement.matches('#menu-do-site a')")
      const href = await visitor.tell("document.activeElement.getAttribute('href')")
      await visitor.press('Enter')
      await visitor.until('location.pathname', href)
    })

    test('a form says which fields are wrong and that it could not be sent, keeps what was typed, and is sent in the end', async ({
      stage,
    }) => {
      const message = "document.querySelector('main [name=message]').value"
      await visitor.open('/contactos')
      await visitor.tell('globalThis.isSameDocument = true')
      await visitor.fill({ name: 'A', email: 'ana@exemplo', message: 'curta' })
      await visitor.click(send)
      const invalid = "[...document.querySelectorAll('[aria-invalid=true]')].map(({ name }) => name)"
      await visitor.until(invalid, ['name', 'email', 'message'])
      await visitor.until("document.activeElement.name === 'name'")
      expect(await visitor.tell(message)).toBe('curta')
      expect(await visitor.tell('globalThis.isSameDocument')).toBe(true)
      const lead = newLead()
      await visitor.fill(lead)
      await visitor.tell('void Object.assign(self, { fetch: () => Promise.reject(), asBefore: fetch })')
      await visitor.click(send)
      await visitor.until("document.activeElement.getAttribute('role') === 'alert'")
      expect(await visitor.tell('document.activeElement.innerText')).toContain('Não conseguimos confirmar')
      expect(await visitor.tell(message)).toBe(lead.message)
      await visitor.tell('void Object.assign(self, { fetch: asBefore })')
      await visitor.click(send)
      await visitor.until('location.pathname', '/obrigado')
      const { leads } = await stage.sandbox.state()
      expect(leads['mare-alta']?.filter((stored) => stored.message === lead.message)).toHaveLength(1)
    })

    // The driver of WebKit gives no access to its accessibility tree.
    if (name === 'Firefox')
      test('no field is announced as invalid before the form is sent, and afterwards only wrong ones', async () => {
        const fieldsThatAre = async (state: string) =>
          ((await visitor.heard?.()) ?? [])
            .filter(({ role, states }) => role !== 'form' && states.includes(state))
            .map((field) => field.name)
        const necessary = ['Nome', 'E-mail', 'Mensagem']
        for (const path of ['/', '/orcamento', '/contactos']) {
          await visitor.open(path)
          await expect.poll(() => fieldsThatAre('required'), path).toEqual(necessary)
          expect(await fieldsThatAre('invalid'), path).toEqual([])
        }
        await visitor.click(send)
        await expect.poll(() => fieldsThatAre('invalid')).toEqual(necessary)
        // The result of this test for another attribute.
        await visitor.open('/contactos')
        await visitor.tell(`void ${element('main [name=phone]')}.setAttribute('required', '')`)
        await expect.poll(() => fieldsThatAre('invalid')).toEqual(['Telefone opcional'])
      })

    test('the pictures of a project open large by keys alone, and return the focus', async () => {
      await visitor.open('/projetos/palacete-da-foz')
      await visitor.focus(picture)
      await visitor.press('Enter')
      await visitor.until("document.querySelector('dialog').open")
      // The picture in the middle of the viewport.
      const shown = "document.elementFromPoint(innerWidth / 2, innerHeight / 2).closest('img')?.currentSrc"
      const isShown =
        "document.elementFromPoint(innerWidth / 2, innerHeight / 2).closest('img')?.naturalWidth > 0"
      const position = "document.querySelector('dialog p').firstChild.textContent"
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

    test('a visited page and a visited 404 show a save at the next visit', async ({ edit }) => {
      const heading = "document.querySelector('h1').innerText"
      for (const path of ['/sobre', '/servicos/novo', '/']) await visitor.open(path)
      expect(await visitor.tell(heading)).not.toContain('Casa nova')
      await edit<object[]>('services', ([first, ...rest]) => [
        { ...first, slug: 'novo', title: 'Novo' },
        ...rest,
      ])
      await edit<object>('settings', (settings) => ({ ...settings, tagline: 'Casa nova', name: 'Maré Nova' }))
      // Pages are visited by links, like a visitor does, because a reload may revalidate by itself.
      for (const path of ['/sobre', '/', '/servicos/novo']) {
        await visitor.follow(path)
        await visitor.until("document.title.includes('Maré Nova')")
      }
      await visitor.until(heading, 'Novo')
    })
  })
}

/** Elements beyond the screen edge make a page scroll sideways. */
const pageState = `{
  headings: document.querySelectorAll('h1').length,
  fonts: [...document.fonts].filter(({ family, status }) => status === 'loaded' && !/ in /.test(family)).length,
  broken: [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).map(({ src }) => src),
  scripts: performance.getEntriesByType('resource').filter(({ name }) => /_next.static.*[.]js/.test(name)).length,
  scrollsSideways: document.documentElement.scrollWidth > innerWidth,
}`
