import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { installPackageOf } from '../../../commands/shared/own-package'
import { temporaryFolder } from '../../sandbox/support/folders'

/* Tests that linter and dead code check ignore the client's files in `public/`, `site/data/` and `site/pages/`. */

const project = join(import.meta.dirname, '../../../..')

const careless: Record<string, string> = {
  'public/logo.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>',
  'public/widget.js': 'var a = 1; if (a == 2) { debugger }',
  'public/widget.ts': 'export const x: any = 1',
  'public/widget.css': 'a{color:red!important;colr:x}',
  'public/data.json': '{"a":1,}',
  'public/jogo/index.html': '<html><img src=x><script>var x==1</script>',
  'site/data/horario.json': '[{"a":1,}]',
  'site/pages/sobre.md': '# Olá\n\n<img src="/logo.svg">\n',
  'site/pages/dados.json': '{"a":1,}',
}

function cloneWith(files: Record<string, string>): string {
  const folder = temporaryFolder()
  for (const name of [
    'biome.json',
    '.gitignore',
    'engine/tools/lint/knip.json',
    'package.json',
    'tsconfig.json',
  ])
    cpSync(join(project, name), join(folder, name), { recursive: true })
  for (const [name, text] of Object.entries({ 'app/page.tsx': "export const page = 'page'\n", ...files })) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

function run(folder: string, program: string, ...args: string[]) {
  const file = join(project, 'engine/tools/lint/node_modules', program)
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

const biome = ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'] as const
const knip = [
  'knip/bin/knip.js',
  '--config',
  'engine/tools/lint/knip.json',
  '--include',
  'files',
  '--no-config-hints',
] as const

test('a careless file of the client fails no check, and the same file in lib/ does', {
  tag: '@all',
}, () => {
  installPackageOf('engine/tools/lint')
  const folder = cloneWith(careless)
  for (const [program, ...args] of [biome, knip])
    expect(run(folder, program, ...args)).toMatchObject({ status: 0 })
  const elsewhere = cloneWith({ 'lib/logo.svg': careless['public/logo.svg'] ?? '', 'lib/widget.ts': '' })
  expect(run(elsewhere, ...biome).status).not.toBe(0)
  expect(run(elsewhere, ...knip).output).toContain('lib/widget.ts')
})

test('the engine is imported by its doors alone', { tag: '@all' }, () => {
  installPackageOf('engine/tools/lint')
  const lint = (file: string, name: string) =>
    run(cloneWith({ [file]: `import { pages } from '${name}'\n\nexport const all = [pages]\n` }), ...biome)
  for (const file of ['app/list.ts', 'components/list.ts', 'site/list.ts', 'e2e/list.ts']) {
    expect(lint(file, '@site-starter/engine/pages').status, file).toBe(0)
    for (const path of ['@/engine/src/pages', '../engine/src/pages/render'])
      expect(lint(file, path).output, `${file} ${path}`).toContain('noRestrictedImports')
  }
  expect(lint('engine/src/text/list.ts', '@/lib/views').output).toContain('noRestrictedImports')
  expect(lint('engine/src/port/list.ts', '@/lib/views').status).toBe(0)
})
