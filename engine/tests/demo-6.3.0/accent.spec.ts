import { join } from 'node:path'
import { differenceEuclidean } from 'culori'
import { colourStyle } from '../../../lib/theme/theme'
import { accentTokens, type Scheme, type Tokens } from '../../src/colours/client-colours'
import { themeTokens } from '../../src/colours/theme-in-use'
import { expect, test } from '../fixtures/stage'
import { stagePlan } from '../fixtures/stages'

/*
 * Tests of the accent on every surface of a theme: the page, a deep band, a sheet on such a band. The accent and the colour scheme are applied to the
 * built site in the way of app/layout.tsx.
 */

const accents = [undefined, '#ffdd00', '#0b1a4f']
const schemes: [ofSystem: Scheme, fixed?: Scheme][] = [
  ['light'],
  ['dark'],
  ['light', 'dark'],
  ['dark', 'light'],
]

interface Surface {
  /** The element, for a message. */
  element: string
  /** The token that a property should show, and the value that it shows. */
  token: string
  isOnDeep: boolean
  colour: string
}

/** A deep band with a button, and a sheet on it with another. The home page may have none, but an agency's section may in any theme. */
const deepBand =
  '<div class="on-deep"><a class="bg-accent text-on-accent" href="#">x</a><div class="on-page"><button class="bg-accent text-on-accent">x</button></div></div>'

/** Runs in the browser: the colours of every element that shows the accent or is a surface, also when selected or focused. */
function surfaces(): Surface[] {
  const tokensOf: [selector: string, property: string, token: string, pseudo?: string][] = [
    ['.bg-accent', 'background-color', 'accent-fill'],
    ['.text-on-accent', 'color', 'on-accent'],
    ['.text-accent', 'color', 'accent'],
    ['.border-accent', 'border-top-color', 'accent'],
    ['.on-page:not(.bg-accent)', 'background-color', 'surface'],
    ['.on-page:not(.bg-accent)', 'color', 'ink'],
    ['.on-deep', 'background-color', 'deep'],
    ['header a, .on-deep a, .on-page button', 'background-color', 'accent-fill', '::selection'],
    ['header a, .on-deep a, .on-page button', 'outline-color', 'accent', ':focus-visible'],
  ]
  return tokensOf.flatMap(([selector, property, token, pseudo]) =>
    [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
      if (pseudo === ':focus-visible') {
        element.focus()
        // Elements of a closed menu.
        if (!element.matches(pseudo)) return []
      }
      return {
        element: `<${element.localName} class="${element.className}">${pseudo ?? ''}`,
        token,
        isOnDeep: element.closest('.on-deep, .on-page')?.classList.contains('on-deep') ?? false,
        colour: getComputedStyle(element, pseudo === '::selection' ? pseudo : null).getPropertyValue(
          property,
        ),
      }
    }),
  )
}

const onDeep: Record<string, string> = { 'accent-fill': 'ink', 'on-accent': 'deep' }

const distance = differenceEuclidean('oklab')

test('every surface has the colours of the accent, in the scheme of the system and in a fixed one', {
  tag: '@all',
}, async ({ page, stageName }) => {
  const { theme = 'atlantico', folder } = stagePlan(stageName)
  const tokensOfTheme = themeTokens(join('..', folder, 'themes', theme))
  await page.goto('/')
  await page.evaluate((band) => document.body.insertAdjacentHTML('beforeend', band), deepBand)
  const style = await page.addStyleTag({ content: ' ' })
  // A key press makes later focus visible.
  await page.keyboard.press('Tab')
  for (const accent of accents) {
    const clientTokens = accent === undefined ? undefined : accentTokens(accent, tokensOfTheme)
    const fill = tokensOfTheme['accent-fill'] ?? tokensOfTheme.accent ?? { light: '', dark: '' }
    const tokens: Tokens = { ...tokensOfTheme, 'accent-fill': fill, ...clientTokens }
    await style.evaluate(
      (element, css) => (element.textContent = css),
      clientTokens ? colourStyle(clientTokens) : ' ',
    )
    for (const [ofSystem, fixed] of schemes) {
      await page.emulateMedia({ colorScheme: ofSystem, reducedMotion: 'reduce' })
      await page.evaluate((scheme) => {
        if (scheme) document.documentElement.dataset.scheme = scheme
        else delete document.documentElement.dataset.scheme
      }, fixed)
      const all = await page.evaluate(surfaces)
      for (const token of ['accent', 'accent-fill', 'on-accent', 'surface', 'deep'])
        expect(all.map((surface) => surface.token)).toContain(token)
      const wrong = all.flatMap(({ element, token, isOnDeep, colour }) => {
        // Without an accent of the client, a button on a deep band has the text colour.
        const shown = isOnDeep && !clientTokens ? (onDeep[token] ?? token) : token
        const wanted = tokens[shown]?.[isOnDeep ? 'dark' : (fixed ?? ofSystem)] ?? ''
        return distance(wanted, colour) < 0.01 ? [] : [`${element}: ${token} is ${colour}, not ${wanted}`]
      })
      expect(wrong, `${accent} on a ${ofSystem} system, fixed: ${fixed}`).toEqual([])
    }
  }
})
