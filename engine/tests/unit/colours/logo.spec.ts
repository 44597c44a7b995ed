import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { logoGrounds } from '../../../commands/doctor/checks/logo-grounds'
import { logoPaths } from '../../../src/colours/logo'
import { temporaryFolder } from '../../sandbox/support/folders'

/* Tests that a logo has the colours for its background: header and footer of a theme may be dark even on a light page. */

const logo = { light: '/a.svg', dark: '/b.svg' } as const

test('on a deep ground the logo for dark pages is shown, on paper the one for light pages, in each colour scheme', () => {
  for (const colourScheme of ['system', 'light', 'dark'] as const) {
    expect(logoPaths('deep', { logo, colourScheme })).toEqual({ shown: '/b.svg' })
    expect(logoPaths('deep', { logo: { light: '/a.svg' }, colourScheme })).toEqual({ shown: '/a.svg' })
    expect(logoPaths('paper', { logo, colourScheme })).toEqual({ shown: '/a.svg' })
  }
  expect(logoPaths('page', { logo, colourScheme: 'system' })).toEqual({ shown: '/a.svg', onDark: '/b.svg' })
  expect(logoPaths('page', { logo, colourScheme: 'light' })).toEqual({ shown: '/a.svg' })
  expect(logoPaths('page', { logo, colourScheme: 'dark' })).toEqual({ shown: '/b.svg' })
})

test('the doctor knows the grounds of each theme, and of one that mixes layouts', async () => {
  const page = { header: 'page', footer: 'page' }
  expect(await logoGrounds('themes/atlantico')).toEqual(page)
  expect(await logoGrounds('themes/granito')).toEqual(page)
  expect(await logoGrounds('themes/oficina')).toEqual({ header: 'deep', footer: 'deep' })
  expect(await logoGrounds('engine/tests/awkward/mixed-theme')).toEqual({ header: 'page', footer: 'deep' })
})

test('the ground of a header is found through the theme that it comes from, and in a file of the theme itself', async () => {
  const folder = temporaryFolder()
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write('package.json', '{ "type": "module" }')
  write('theme.ts', `export const theme = { footer: { footer: '', parts: '', brand: '' } }`)
  const base = (name: string) => `import { components as base } from '@/themes/${name}/components'\n`
  write('components.ts', `${base('oficina')}export const components = { ...base }`)
  expect(await logoGrounds(folder)).toEqual({ header: 'deep', footer: 'page' })
  mkdirSync(join(folder, 'layouts'))
  write('layouts/header.tsx', '<SiteName name={name} href={frame.first} />')
  write('components.ts', `${base('oficina')}import { Header } from "./layouts/header";\n`)
  expect((await logoGrounds(folder)).header).toBe('page')
})
