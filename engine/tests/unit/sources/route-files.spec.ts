import { expect, test } from '@playwright/test'
import { isRouteFile } from '../../builds/route-files'
import { templateFiles } from './template-files'

test("a clone's copy for the template's tests has every file of the template's app/, and no other", () => {
  const files = templateFiles().flatMap((path) => (path.startsWith('app/') ? path.slice('app/'.length) : []))
  expect(files.filter((file) => !isRouteFile(file))).toEqual([])
  for (const own of [
    'loja/page.tsx',
    'servicos/mapa/page.tsx',
    'loading.tsx',
    'servicos/layout.tsx',
    'api/loja/route.ts',
  ])
    expect(isRouteFile(own), own).toBe(false)
})
