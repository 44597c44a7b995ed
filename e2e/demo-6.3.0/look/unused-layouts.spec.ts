import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sharedSources, styledIn, wordsIn } from '../../fixtures/layout-classes'
import { expect, test } from '../../fixtures/stage'
import { stagePlan } from '../../fixtures/stages'

test('the stylesheets have the layouts of the theme in use, and no other', ({ stageName }) => {
  const { folder, buildDir, theme = 'atlantico' } = stagePlan(stageName)
  const layoutsOf = (name: string) => join(folder, 'themes', name, 'layouts')
  const others = readdirSync(join(folder, 'themes')).filter(
    (name) => name !== theme && existsSync(layoutsOf(name)),
  )
  const shared = wordsIn(...sharedSources.map((name) => join(folder, name)))
  const own = wordsIn(layoutsOf(theme))
  expect(styledIn(buildDir, own, shared).length).toBeGreaterThan(20)
  expect(styledIn(buildDir, wordsIn(...others.map(layoutsOf)), new Set([...shared, ...own]))).toEqual([])
})
