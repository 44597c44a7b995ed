import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { projectFile } from '../../../scripts/shared/project'

/** Private modules and variables, manifests of the build, and how Next.js and React write a page and a form. */
const INTERNAL = /next\/dist|__NEXT|__next_|_N_T_|\$ACTION|\w-manifest\.json|diagnostics_channel/

test('what names an internal of Next.js is in few files, which lib/next/README.md lists', () => {
  const shipped = readdirSync(projectFile('lib'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.([cm]?js|tsx?)$/.test(name))
    .map((name) => join('lib', name))
  const files = [...shipped.sort(), 'server.mjs', 'instrumentation.ts', 'proxy.ts', 'next.config.ts']
  expect(files.filter((name) => INTERNAL.test(readFileSync(projectFile(name), 'utf8')))).toEqual([
    'lib/inline-scripts/browser/form/same-form.ts',
    'lib/next/conditions.ts',
    'lib/next/light-page/client-modules.ts',
    'lib/next/light-page/next-scripts.ts',
    'lib/next/outdated-forms.ts',
    'lib/next/page-cache/page-cache.cjs',
    'lib/next/page-cache/page-store.ts',
    'lib/og-image/og-fonts.ts',
    'server.mjs',
    'next.config.ts',
  ])
})
