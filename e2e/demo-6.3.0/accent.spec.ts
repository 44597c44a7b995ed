import { join } from 'node:path'
import { differenceEuclidean } from 'culori'
import { accentTokens, type Scheme, type Tokens } from '../../lib/theme/accent'
import { accentStyle } from '../../lib/theme/theme'
import { themeTokens } from '../../lib/theme/theme-tokens'
import { expect, test } from '../fixtures/stage'
import { stagePlan } from '../fixtures/stages'

/*
 * Every surface of a theme has the accent that it should: the page, a deep band, a sheet on such a band. The accent and the scheme are
 * laid over the built site the way app/layout.tsx does it.
 */

const accents = [undefined, '#ffdd00', '#0b1a4f']
const schemes: { system: Scheme; fixed?: Scheme; seen: Scheme }[] = [
  { system: 'light', seen: 'light' },
  { system: 'dark', seen: 'dark' },
  { system: 'light', fixed: 'dark', seen: 'dark' },
  { system: 'dark', fixed: 'light', seen: 'light' },
]

interface Look {
  /** What it is, for a message. */
  element: string
  /** The token that a property of the element should show, and what it does show. */
  token: string
  isOnDeep: boolean
  colour: string
}

/** Runs in the browser: what every element that shows the accent, or is a surface, shows of it. */
function looks(): Look[] {
  const tokensOf: [className: string, property: string, token: string][] = [
    ['bg-accent', 'background-color', 'accent-fill'],
    ['text-on-accent', 'color', 'on-accent'],
    ['text-accent', 'color', 'accent'],
    ['border-accent', 'border-top-color', 'accent'],
    ['on-page', 'background-color', 'surface'],
    ['on-page', 'color', 'ink'],
    ['on-deep', 'background-color', 'deep'],
  ]
  return tokensOf.flatMap(([className, property, token]) =>
    [...document.getElementsByClassName(className)].map((element) => ({
      element: `<${element.localName} class="${element.className}">`,
      token,
      isOnDeep: element.closest('.on-deep, .on-page')?.classList.contains('on-deep') ?? false,
      colour: getComputedStyle(element).getPropertyValue(property),
    })),
  )
}

/** Runs in the browser: the colours of the selection and of the focus, on each surface. */
function states(): Look[] {
  return [...document.querySelectorAll<HTMLElement>('header a, .on-deep a, .on-page button')].flatMap(
    (element) => {
      element.focus()
      // In a menu that is closed.
      if (!element.matches(':focus-visible')) return []
      const isOnDeep = element.closest('.on-deep, .on-page')?.classList.contains('on-deep') ?? false
      const selection = getComputedStyle(element, '::selection').backgroundColor
      const focus = getComputedStyle(element).outlineColor
      return [
        { element: 'selection', token: 'accent-fill', isOnDeep, colour: selection },
        { element: `focus of ${element.className}`, token: 'accent', isOnDeep, colour: focus },
      ]
    },
  )
}

const distance = differenceEuclidean('oklab')

function wrong(all: Look[], tokens: Tokens, scheme: Scheme): string[] {
  return all.flatMap(({ element, token, isOnDeep, colour }) => {
    const wanted = tokens[token]?.[isOnDeep ? 'dark' : scheme] ?? ''
    return distance(wanted, colour) < 0.01 ? [] : [`${element}: ${token} is ${colour}, not ${wanted}`]
  })
}

test('the accent is on every surface, in each scheme', { tag: '@all' }, async ({ page, stageName }) => {
  const { theme = 'atlantico', folder } = stagePlan(stageName)
  const ofTheme = themeTokens(join('..', folder, 'themes', theme))
  await page.goto('/')
  const style = await page.addStyleTag({ content: ' ' })
  // So that the focus is seen from now on.
  await page.keyboard.press('Tab')
  for (const accent of accents) {
    const own = accent === undefined ? undefined : accentTokens(accent, ofTheme)
    const tokens: Tokens = { ...ofTheme, 'accent-fill': ofTheme.accent ?? { light: '', dark: '' }, ...own }
    await style.evaluate((element, css) => (element.textContent = css), own ? accentStyle(own) : ' ')
    for (const { system, fixed, seen } of schemes) {
      await page.emulateMedia({ colorScheme: system, reducedMotion: 'reduce' })
      await page.evaluate((scheme) => {
        if (scheme) document.documentElement.dataset.scheme = scheme
        else delete document.documentElement.dataset.scheme
      }, fixed)
      const all = [...(await page.evaluate(looks)), ...(await page.evaluate(states))]
      for (const token of ['accent', 'accent-fill', 'on-accent', 'surface', 'deep'])
        expect(all.map((look) => look.token)).toContain(token)
      expect(wrong(all, tokens, seen), `${accent} on a ${system} system, fixed: ${fixed}`).toEqual([])
    }
  }
})
