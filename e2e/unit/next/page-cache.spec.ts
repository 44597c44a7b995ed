import { existsSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import type { CachedPage, KeptPages } from '../../../lib/next/page-cache/cached-page'
import PageCache from '../../../lib/next/page-cache/page-cache.cjs'
import { processState } from '../../../lib/process/process-state'

test.afterEach(() => {
  const { siteStates } = globalThis as { siteStates?: Map<string, unknown> }
  siteStates?.delete('kept pages')
})

test('the flight data of a page can be requested from its address, that of search results cannot', async () => {
  const told: [html: string, hasDataAddress: boolean][] = []
  processState<KeptPages>('kept pages', () => ({
    note: () => {},
    judge: async () => 'current',
    lighten: ({ html }, { hasDataAddress }) => told.push([html, hasDataAddress]),
    keepFrame: () => {},
  }))
  const fs = { existsSync, writeFile: async () => {} }
  const cache = new PageCache({ fs, serverDistDir: test.info().outputPath('server') })
  const page = (html: string): CachedPage => ({ kind: 'APP_PAGE', html })
  await cache.set('/servicos/$/servicos', page('list'), {})
  await cache.set('/pesquisa/[question]/$/pesquisa/q-piano', page('results'), {})
  expect(told).toEqual([
    ['list', true],
    ['results', false],
  ])
})
