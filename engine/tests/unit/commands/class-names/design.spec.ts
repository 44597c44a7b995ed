import { relative } from 'node:path'
import { expect, test } from '@playwright/test'
import { readSources } from '../../../../commands/class-names/design'
import { projectFile } from '../../../../commands/shared/project'

test('Tailwind CSS looks for class names in the site alone: a word of the engine is none', async () => {
  const stylesheets = [
    'app/globals.css',
    ...['atlantico', 'granito', 'oficina'].map((name) => `themes/${name}/theme.css`),
  ]
  for (const stylesheet of stylesheets) {
    const { sources, imports } = await readSources(projectFile(stylesheet))
    const read = [...sources, ...imports].map((path) => relative(projectFile(), path))
    expect(
      read.filter((path) => /^engine\b|node_modules.@site-starter|^$|^\.\./.test(path)),
      stylesheet,
    ).toEqual([])
  }
  const { sources } = await readSources(projectFile('app/globals.css'))
  expect(sources).toContain(projectFile('components'))
})
