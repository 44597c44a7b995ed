import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { tenants } from '../../sandbox/tenants'
import { demoTextIn, withoutComments } from '../../scripts/doctor/demo-text'

const project = join(import.meta.dirname, '../..')

/** All that reaches a client's site from the template. */
const shipped = ['app', 'components', 'lib', 'themes', 'public', 'site.config.ts', 'site.copy.ts'].filter(
  (path) => existsSync(join(project, path)),
)

/** Placeholders that no visitor meets: production refuses to start with this one. */
const known = ['lib/platform/environment.ts "platform.example"']

function filesBelow(path: string): string[] {
  if (statSync(join(project, path)).isFile()) return [path]
  return readdirSync(join(project, path)).flatMap((name) => filesBelow(`${path}/${name}`))
}

test('no text of the demo and no placeholder is in what ships', () => {
  const files = shipped
    .flatMap(filesBelow)
    .filter((file) => /\.(tsx?|cjs|css|html|svg|txt|json|md)$/.test(file))
  expect(files.length).toBeGreaterThan(150)
  const found = files.flatMap((file) =>
    demoTextIn(withoutComments(readFileSync(join(project, file), 'utf8'))).map(
      ({ text }) => `${file} ${text}`,
    ),
  )
  expect([...new Set(found)]).toEqual(known)
})

test('every tenant of the sandbox is known by its key and by its name', () => {
  for (const { siteKey } of tenants) {
    expect(demoTextIn(`a picture of /${siteKey}/a.jpg`)).toHaveLength(1)
    const file = join(project, 'sandbox/content', siteKey, 'settings.json')
    if (!existsSync(file)) continue
    const { name } = JSON.parse(readFileSync(file, 'utf8'))
    expect(demoTextIn(`<h1>${name}</h1>`)).toHaveLength(1)
  }
})

for (const text of [
  'Lorem ipsum dolor',
  'TODO: texto',
  'Ligue para [Telefone do cliente]',
  'Olá {{nome}}',
  'https://www.example.com/a',
  'ola@cliente.example',
  'Texto provisório',
  'Empresa Exemplo, Lda.',
  '+351 123 456 789',
]) {
  test(`"${text}" is a placeholder`, () => {
    expect(demoTextIn(`antes\n${text}`)).toEqual([{ text: expect.any(String), line: 2 }])
  })
}

for (const text of [
  'Por exemplo, uma mudança.',
  'Escreva um e-mail válido, por exemplo ana@exemplo.pt.',
  'Todos os serviços, a todo o gás',
  'Para todo o país',
  '+351 912 345 678',
  'Na maré cheia, ou na vazia',
  'pattern.test(text)',
]) {
  test(`"${text}" is none`, () => {
    expect(demoTextIn(text)).toEqual([])
  })
}

test('comments ship nowhere, addresses are none', () => {
  const source = "/* lorem ipsum\n TODO */\nconst a = 'https://a.pt/b' // TODO\n// lorem ipsum"
  expect(demoTextIn(withoutComments(source))).toEqual([])
  expect(withoutComments(source).split('\n')[2]).toContain("'https://a.pt/b'")
})
