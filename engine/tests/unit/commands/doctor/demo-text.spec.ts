import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { demoTextIn, withoutComments } from '../../../../commands/doctor/checks/demo-text'
import { tenants } from '../../../../sandbox/tenants'
import { content } from '../../../fixtures/content'

test('every tenant of the demo is known by its key and by its name', () => {
  for (const siteKey of tenants.map(({ siteKey }) => siteKey)) {
    expect(demoTextIn(`a picture of /${siteKey}/a.jpg`)).toHaveLength(1)
    const file = join(content, siteKey, 'settings.json')
    // One tenant has no content.
    if (!existsSync(file)) continue
    const { name } = JSON.parse(readFileSync(file, 'utf8'))
    expect(demoTextIn(`<h1>${name}</h1>`)).toHaveLength(1)
  }
})

test('placeholders are found, and other texts are not taken for them', () => {
  for (const text of [
    'Lorem ipsum dolor',
    'TODO: texto',
    'Ligue para [Telefone do cliente]',
    '<p>A [empresa].</p>',
    'Olá {{nome}}',
    'https://www.example.com/a',
    'ola@cliente.example',
    'Texto provisório',
    'Empresa Exemplo, Lda.',
    '+351 123 456 789',
  ])
    expect(demoTextIn(`antes\n${text}`), text).toEqual([{ text: expect.any(String), line: 2 }])
  for (const text of [
    'Escreva um e-mail válido, por exemplo ana@exemplo.pt.',
    'Todos os serviços, a todo o gás',
    '+351 912 345 678',
    'Na maré cheia, ou na vazia',
    'pattern.test(text)',
    'const [email] = emailAddresses(settings)',
    'pairs.map(([texto]) => names[texto])',
  ])
    expect(demoTextIn(text), text).toEqual([])
})

test('comments are not searched for placeholders, and the // of an address begins no comment', () => {
  const source = "/* lorem ipsum\n TODO */\nconst a = 'https://a.pt/b' // TODO\n// lorem ipsum"
  expect(demoTextIn(withoutComments(source))).toEqual([])
  expect(withoutComments(source).split('\n')[2]).toContain("'https://a.pt/b'")
})
