import { expect, test } from '@playwright/test'
import { formatHex, wcagContrast } from 'culori'
import { accentTokens, clientTokens } from '../../../src/colours/client-colours'
import { colourTokens, faintPairs, tokenAdvice, tokenProblems } from '../../../src/colours/contrast'
import { themeTokens } from '../../../src/colours/theme-in-use'

const atlantico = themeTokens('../engine/tests/template/themes/atlantico')

/** A stylesheet with all tokens, and this value for `--ink`. */
const stylesheet = (ink: string) => `:root {
  ${['paper', 'surface', 'sunken', 'deep', 'deep-surface', 'muted', 'accent', 'danger', 'line', 'on-accent']
    .map((name) => `--${name}: light-dark(#ffffff, #000000);`)
    .join('\n')}
  --ink: ${ink};
  --white: #ffffff; --heading-weight: 600; --border: 1px; --radius-s: 0; --shadow: 0 1rem 2rem oklch(24% 0.03 240 / 30%)
}`

test('a token may have its colour in any notation of CSS', () => {
  for (const [notation, light, dark = light] of [
    ['#1d4ed8', '#1d4ed8'],
    ['RebeccaPurple', '#663399'],
    ['RGB(10% 20% 30%)', '#1a334d'],
    ['hsl(120deg, 50%, 40%)', '#339933'],
    ['color(display-p3 0.5 0.5 0.5)', '#808080'],
    ['light-dark(hsl(120deg, 50%, 40%), rgb(0, 0, 255))', '#339933', '#0000ff'],
    ['light-dark( #1d4ed8 ,\n    oklch(100% 0 0) )', '#1d4ed8', '#ffffff'],
    ['/* the brand: #ff0000; */ #1d4ed8', '#1d4ed8'],
    ['var(--white)', '#ffffff'],
    ['var(--brand, rgb(0, 0, 255))', '#0000ff'],
    ['color-mix(in srgb, white 25%, var(--black, #000))', '#404040'],
    ['color-mix(in oklab, red, red)', '#ff0000'],
    ['light-dark(var(--white), color-mix(in srgb, #000, #fff 100%))', '#ffffff'],
    ['rgb(calc(255 / 5) 0 none)', '#330000'],
    ['rgb(from var(--white) r calc(g * 0.2) clamp(0, b, 51))', '#ff3333'],
    ['hsl(from red calc(h + 120) s l)', '#00ff00'],
    ['hsl(from red calc(240 - h) s l)', '#0000ff'],
    ['oklch(from light-dark(#fff, color-mix(in oklab, black, black)) l c h)', '#ffffff', '#000000'],
    [
      'color-mix(in srgb, light-dark(white, black) 80%, oklch(from #000 calc(l + 0) c h))',
      '#cccccc',
      '#000000',
    ],
    ['hwb(120 0% 20%)', '#00cc00'],
    ['lab(from lch(50% 0 0) l a b)', '#777777'],
  ] as const) {
    const { ink } = colourTokens(stylesheet(notation))
    expect([formatHex(ink?.light), formatHex(ink?.dark)], notation).toEqual([light, dark])
    expect(tokenProblems(stylesheet(notation)), notation).toEqual([])
  }
})

test('a colour that only browsers compute is accepted, reported as unchecked, and compared with none', () => {
  for (const value of [
    'contrast-color(#123456)',
    'CanvasText',
    'light-dark(#000, currentColor)',
    'oklch(from currentColor l c h)',
    'color-mix(in display-p3, red, ButtonFace 20%)',
    'color-mix(red, var(--white))',
    'oklch(from red l c calc((h + 10) * 2))',
  ]) {
    const css = stylesheet(value)
    expect(tokenProblems(css), value).toEqual([])
    expect(tokenAdvice(css)).toEqual([
      expect.stringContaining(`--ink: ${value} is computed by browsers only`),
    ])
    expect(colourTokens(css).ink).toBeUndefined()
    expect(faintPairs(colourTokens(css)).filter((pair) => pair.startsWith('ink'))).toEqual([])
  }
  expect(tokenAdvice(stylesheet('oklch(from red l c h)'))).toEqual([])
})

test('a token with a wrong colour, or a missing one, is reported, and lengths and weights count as no colours', () => {
  for (const value of [
    '#12345',
    'bordeaux',
    '600',
    'light-dark(#fff)',
    'light-dark(#fff, nada)',
    'var(--ink)',
    'rgb(from)',
    'oklch(from borde l c h)',
    'color-mix(in oklab, borde, currentColor)',
    'contrast-color(borde)',
    'oklch(calc(',
    'color-mix(in nowhere, red)',
  ])
    expect(tokenProblems(stylesheet(value)), value).toEqual([
      `--ink: ${value} is no colour: write one such as #1d4ed8`,
    ])
  expect(tokenProblems(stylesheet('#000').replace('--danger', '--dager'))).toEqual(['--danger is missing'])
  expect(tokenProblems(stylesheet('#000; --second: pink?'))).toHaveLength(1)
  expect(
    Object.keys(colourTokens(stylesheet('#000'))).filter((name) => /weight|border|radius|shadow/.test(name)),
  ).toEqual([])
})

test('bordeaux becomes pink on deep bands, unless accentOnDeep says what it is there', () => {
  const bordeaux = '#7a1f3d'
  expect(accentTokens(bordeaux, atlantico).accent.dark).not.toBe(bordeaux)
  const own = clientTokens({ accent: bordeaux, accentOnDeep: '#e9c46a' }, atlantico)
  expect(clientTokens({ accent: 'rgb(from #7a1f3d r g b)' }, atlantico).accent?.light).toBe(bordeaux)
  expect(own.accent).toEqual({ light: bordeaux, dark: '#e9c46a' })
  expect(own['accent-fill']).toEqual({ light: bordeaux, dark: '#e9c46a' })
  expect(faintPairs({ ...atlantico, ...own })).toEqual([])
  // Without an accent, light pages have the theme's.
  const onDeepOnly = clientTokens({ accentOnDeep: 'hsl(42 74% 66%)' }, atlantico)
  const computed = { ...atlantico }
  delete computed['accent-fill']
  delete computed.accent
  expect(() => clientTokens({ accentOnDeep: '#e9c46a' }, computed)).toThrow('needs an accent beside it')
  expect(onDeepOnly.accent).toEqual({ light: formatHex(atlantico.accent?.light), dark: '#e8c268' })
  expect(faintPairs({ ...atlantico, ...onDeepOnly })).toEqual([])
})

test('an accentOnDeep that cannot be read is refused, with the nearest that can', () => {
  let message = ''
  try {
    clientTokens({ accentOnDeep: '#7a1f3d' }, atlantico)
  } catch (error) {
    message = String(error)
  }
  const [, nearest = ''] =
    /accentOnDeep: #7a1f3d cannot be read .*; the nearest that can is (#[\da-f]{6})$/.exec(message) ?? []
  expect(clientTokens({ accentOnDeep: nearest }, atlantico).accent?.dark).toBe(nearest)
  expect(() => clientTokens({ accent: 'red;color:blue' }, atlantico)).toThrow('is not a colour')
  expect(() => clientTokens({ accentOnDeep: 'ouro' }, atlantico)).toThrow(
    'accentOnDeep: "ouro" is not a colour',
  )
})

test('secondAccent sets other tokens than accent, and its errors name secondAccent', () => {
  const own = clientTokens({ secondAccent: '#ffdd00' }, atlantico)
  expect(own.accent).toBeUndefined()
  expect(own['second-fill']).toEqual({ light: '#ffdd00', dark: '#ffdd00' })
  expect(wcagContrast(own.second?.light ?? '', atlantico.paper?.light ?? '')).toBeGreaterThanOrEqual(4.5)
  expect(faintPairs({ ...atlantico, ...own })).toEqual([])
  expect(() => clientTokens({ secondAccent: '#fdfdfd' }, atlantico)).toThrow(/^secondAccent: #fdfdfd cannot/)
})
