import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { buildSync } from 'esbuild'
import { projectFile } from '../../../../commands/shared/project'
import { readClientModules } from '../../../../src/next/light-page/client-modules'

test('a client module needs a script unless Next.js puts it into every page, or its name says otherwise', () => {
  const next = '[project]/node_modules/next/dist'
  const needs = {
    [`${next}/esm/client/components/layout-router.js`]: false,
    [`${next}/lib/metadata/generate/icon-mark.js`]: false,
    [`${next}/esm/client/image-component.js`]: false,
    [`${next}/esm/client/script.js`]: true,
    [`${next}/esm/client/app-dir/link.js`]: true,
    '[project]/app/error.tsx': false,
    '[project]/app/loja/error.js': false,
    '[project]/app/global-error.tsx': false,
    '[project]/components/forms/field.no-script.tsx': false,
    '[project]/components/cart.tsx': true,
    '[project]/node_modules/some-carousel/index.js': true,
  }
  const serverDir = test.info().outputPath('server')
  mkdirSync(join(serverDir, 'app'), { recursive: true })
  const clientModules = Object.fromEntries(Object.keys(needs).map((file, id) => [file, { id }]))
  writeFileSync(
    join(serverDir, 'app/page_client-reference-manifest.js'),
    `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/page"] = ${JSON.stringify({ clientModules })};`,
  )
  const read = [...readClientModules(serverDir).values()]
  expect(Object.fromEntries(read.map(({ file, needsScript }) => [file, needsScript]))).toEqual(needs)
})

test('what docs/forms.md offers to client components imports no package but React', () => {
  const files = [
    'components/forms/field.no-script.tsx',
    'components/forms/stateful-form.no-script.tsx',
    'components/forms/submit-button.tsx',
    'engine/src/lead-form.ts',
    'engine/src/text.ts',
  ]
  const { metafile } = buildSync({
    entryPoints: files.map((file) => projectFile(file)),
    tsconfig: projectFile('tsconfig.json'),
    bundle: true,
    packages: 'external',
    alias: Object.fromEntries(
      ['lead-form', 'typography'].map((door) => [
        `@site-starter/engine/${door}`,
        projectFile(`engine/src/${door}.ts`),
      ]),
    ),
    platform: 'node',
    metafile: true,
    write: false,
    outdir: test.info().outputPath(),
  })
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports)
  const packages = new Set(imports.filter(({ external }) => external).map(({ path }) => path))
  expect([...packages].filter((name) => !/^react(?:-dom)?(?:\/|$)/.test(name))).toEqual([])
})
