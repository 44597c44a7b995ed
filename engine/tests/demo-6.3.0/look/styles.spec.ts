import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sharedSources, styledIn, stylesOf, wordsIn } from '../../fixtures/layout-classes'
import { expect, test } from '../../fixtures/stage'
import { stagePlan } from '../../fixtures/stages'

test('the stylesheets have rules for the layouts of the theme in use, and for no other', ({ stageName }) => {
  const { folder, buildDir, theme = 'atlantico' } = stagePlan(stageName)
  const layoutsOf = (name: string) => join(folder, 'themes', name, 'layouts')
  const others = readdirSync(join(folder, 'themes')).filter(
    (name) => name !== theme && existsSync(layoutsOf(name)),
  )
  const shared = wordsIn(...sharedSources.map((name) => join(folder, name)))
  const inUse = wordsIn(layoutsOf(theme))
  expect(styledIn(buildDir, inUse, shared).length).toBeGreaterThan(20)
  expect(styledIn(buildDir, wordsIn(...others.map(layoutsOf)), new Set([...shared, ...inUse]))).toEqual([])
})

test('the stylesheets have every variable that the tokens of the theme refer to', ({ stageName }) => {
  const { folder, buildDir, theme = 'atlantico' } = stagePlan(stageName)
  const tokens = readFileSync(join(folder, 'themes', theme, 'tokens.css'), 'utf8')
  const named = Array.from(tokens.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name)
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name) => !stylesOf(buildDir).includes(`${name}:`))).toEqual([])
})
