import { expect, test } from '@playwright/test'
import { linkedTarget } from '../../../src/routing/request-target'

const wanted = new Set(['/orcamento?servico=', 'p=12 3'])

test('a page sees only the part of a query that chooses a page', () => {
  for (const [target, kept] of [
    ['/contactos?servico=a&token=b', '/contactos'],
    ['/contactos?', '/contactos'],
    ['/orcamento?a=1&servico=b&servico=c', '/orcamento?servico=b'],
    ['/orcamento?servico=%E0%A4%A', '/orcamento?servico=%EF%BF%BD%25A'],
    ['/orcamento?servico=%6dudanc%CC%A7a&servico=a', '/orcamento?servico=mudan%C3%A7a'],
    ['/servicos/mudanc%CC%A7a?x', '/servicos/mudan%C3%A7a'],
    ['/?p=12%203&q', '/?p=12+3'],
    ['/?p=12+3', '/?p=12+3'],
    ['/?p=4', '/'],
  ] as const)
    expect(linkedTarget(target, wanted)).toBe(kept)
})
