import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { checkAddresses } from '../../../commands/doctor/checks/addresses'
import { pathProblems } from '../../../src/checks/path-problems'
import { readText } from '../../../src/files/file-text'
import { temporaryFolder } from '../../sandbox/support/folders'

let folder: string

test.beforeAll(() => {
  folder = temporaryFolder()
  for (const name of ['app/reservas', 'public/fotos']) mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, 'app/reservas/page.tsx'), '')
})

const others = {
  own: ['/equipa', '/casa/regras'],
  redirects: [
    { from: '/loja/:slug', to: '/produtos/:slug' },
    { from: '/casos/antigo', to: '/casos/novo' },
  ],
}

for (const [name, problem] of [
  ['Tratamentos', /may only have lower-case letters/],
  ['', /may only have lower-case letters/],
  ['ementa', /is the name of products too/],
  ['projetos', /of something else: \/projetos/],
  ['api', /of something else/],
  ['index', /of something else/],
  ['reservas', /of something else: \/reservas/],
  ['casa', /a page of your own/],
  ['loja', /is redirected/],
  ['fotos', /would hide public\/fotos/],
] as const) {
  test(`${JSON.stringify(name)} is refused as an address`, () => {
    const problems = pathProblems({ services: name, products: 'ementa' }, others, folder)
    expect(problems[0]).toMatch(`paths: "${name}", for services, `)
    expect(problems[0]).toMatch(problem)
  })
}

test("words with hyphens or digits, and the template's names, are accepted as addresses", () => {
  const paths = { services: 'areas-de-pratica', products: 'produtos', projects: 'casos', blog: 'novidades2' }
  expect(pathProblems(paths, others, folder)).toEqual([])
})

test('the doctor names each renamed page with a query that deploy/nginx.conf does not know', () => {
  const names = new Map([
    ['servicos', 'tratamentos'],
    ['orcamento', 'marcar'],
    ['obrigado', 'recebido'],
  ])
  const messages = (file?: string) => checkAddresses(names, file).map(({ message }) => message)
  const unknown = 'deploy/nginx.conf does not know that'
  expect(messages()).toEqual([`${unknown} /orcamento is /marcar`, `${unknown} /obrigado is /recebido`])
  const file = join(folder, 'nginx.conf')
  const known = readText('deploy/nginx.conf').replace(
    'default $page_path;\n',
    'default $page_path;\n        /marcar /orcamento;\n        /recebido /obrigado;\n',
  )
  writeFileSync(file, known)
  expect(messages(file)).toEqual([])
})
