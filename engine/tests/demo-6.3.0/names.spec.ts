import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/stage'
import { kinds } from './kinds'

/* Tests of Chromium's own accessibility tree, which screen readers read out. */

interface NamedElement {
  role: string
  name: string
  /** The address of a link. */
  url: string
}

async function accessibilityTree(page: Page): Promise<NamedElement[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => ({
      role: String(role?.value ?? ''),
      // A screen reader treats all spaces alike.
      name: String(name?.value ?? '').replace(/\s/g, ' '),
      url: String(properties.find((property) => String(property.name) === 'url')?.value.value ?? ''),
    }))
}

const named = (all: NamedElement[], role: string) =>
  all.filter((element) => element.role === role).map(({ name }) => name)

const paths = [...kinds, '/blog/pagina/2', '/pesquisa?q=caixas', '/projetos/consultora-em-48-horas']
/** Links that lead to the same form, wherever they are. */
const toForms = /^(?:Pedir orçamento|Encomendar)$/

test('accessible names have no arrow, links of one name lead to one page, and every summary has a unique name', {
  tag: '@all',
}, async ({ page }) => {
  const faults: string[] = []
  for (const path of paths) {
    await page.goto(path)
    const all = await accessibilityTree(page)
    for (const { role, name } of all)
      if (/^(?:link|button|heading|form|DisclosureTriangle)$/.test(role) && /[←→↑↓↗✕▶]/.test(name))
        faults.push(`${path}: ${role} "${name}" has a sign`)
    const urls = new Map<string, string>()
    for (const { role, name, url } of all)
      if (role === 'link' && !toForms.test(name)) {
        if (url !== (urls.get(name) ?? url)) faults.push(`${path}: several links are "${name}"`)
        urls.set(name, url)
      }
    const opening = named(all, 'DisclosureTriangle')
    if (new Set(opening).size < opening.length) faults.push(`${path}: ${opening.join(', ')}`)
  }
  expect(faults).toEqual([])
})

test('an aria-label contains the visible text, and no element has a title attribute', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  for (const path of paths) {
    await page.goto(path)
    const faults = await page
      .locator('a[aria-label], button[aria-label], body [title]:not(iframe)')
      .evaluateAll((elements) =>
        elements.flatMap((element) => {
          const words = (text: string | null) => (text ?? '').match(/[\p{L}\d]+/gu)?.join(' ') ?? ''
          const label = element.getAttribute('aria-label') ?? ''
          const seen = words((element as HTMLElement).innerText)
          return element.hasAttribute('title') || !words(label).includes(seen) ? [`${label}: ${seen}`] : []
        }),
      )
    expect(faults, path).toEqual([])
  }
  const number = page.getByRole('banner').locator('a[href^="tel:"]').filter({ visible: true })
  await expect(number.first()).toHaveAccessibleName(/^Ligar para \+351 220 000 140, chamada para a rede fixa/)
})

test('accessible names are complete for maps, counts, files and forms', { tag: '@all' }, async ({ page }) => {
  await page.goto('/contactos')
  const toMaps = (await accessibilityTree(page))
    .filter(({ role, name }) => /link|Disclosure/.test(role) && /mapa/.test(name))
    .map(({ name }) => /^(?:Abrir no mapa|Ver mapa aqui) – (\S+)/.exec(name)?.[1] ?? name)
  expect([...new Set(toMaps)].sort()).toEqual(['Matosinhos', 'Ponto', 'Prior'])

  await page.goto('/blog')
  const subjects = named(await accessibilityTree(page), 'link').filter((name) => /\d artigos?$/.test(name))
  expect(subjects.length).toBeGreaterThan(3)
  expect(subjects.filter((name) => !/\S – \d+ artigos?$/.test(name))).toEqual([])
  await page.goto('/pesquisa?q=caixas')
  const groups = named(await accessibilityTree(page), 'heading').filter((name) => /resultado/.test(name))
  expect(groups.length).toBeGreaterThan(1)
  expect(groups.filter((name) => !/\S – \d+ resultados?$/.test(name))).toEqual([])

  await page.goto('/projetos/palacete-da-foz')
  expect(named(await accessibilityTree(page), 'link')).toContainEqual(
    expect.stringMatching(/^Planta logística.* \(PDF, \d+\skB\)/),
  )

  for (const [path, name, title] of [
    ['/', 'Pedido de orçamento', 'O seu pedido'],
    ['/orcamento', 'Pedido de orçamento', 'O seu pedido'],
    ['/contactos', 'Formulário de contacto', 'Deixe-nos uma mensagem'],
  ] as const) {
    await page.goto(path)
    const all = await accessibilityTree(page)
    expect(named(all, 'form'), path).toContain(name)
    expect(named(all, 'heading'), path).toContain(title)
    // A label alone finds its field.
    for (const label of ['Nome', 'E-mail', 'Telefone', 'Mensagem'])
      await expect(page.getByLabel(label), `${path}: ${label}`).toHaveCount(1)
  }
})

test('a picture that is shown large is described, and the only one of a project has no button to a next one', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/projetos/palacete-da-foz')
  await page.getByRole('link', { name: 'Ver a imagem 1 de 2 em grande' }).click()
  await expect(page.locator('dialog [aria-live]')).toHaveText(/^Imagem 1 de 2: Salão com lareira/)
  await expect(page.getByRole('button', { name: 'Imagem seguinte' })).toBeVisible()
  await page.goto('/projetos/consultora-em-48-horas')
  await page.getByRole('link', { name: 'Ver a imagem em grande' }).click()
  await expect(page.locator('dialog [aria-live]')).toHaveText(/^Caixas azuis/)
  await expect(page.getByRole('button', { name: 'Fechar' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Imagem/ })).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('without JavaScript the title of the page says that a form was not sent', { tag: '@all' }, async ({
    page,
  }) => {
    for (const path of ['/contactos', '/orcamento', '/']) {
      await page.goto(path)
      const before = await page.title()
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Enviar/ })
        .click()
      await expect(page.getByRole('alert')).toContainText('Falta rever')
      expect(await page.title(), path).toMatch(/^A sua mensagem não seguiu: /)
      expect(await page.title(), path).toContain(before)
    }
  })
})
