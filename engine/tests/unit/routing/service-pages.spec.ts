import { expect, test } from '@playwright/test'
import { routes } from '../../../../lib/routes/routes'
import { servicePagePath } from '../../../src/routing/service-pages'

test('one service in the address of the form, or of thanks, chooses a page; nothing else does', () => {
  for (const [target, path] of [
    ['/orcamento?servico=pintura', '/orcamento/pintura'],
    ['/obrigado?servico=ch%C3%A3o', '/obrigado/ch%C3%A3o'],
    ['/obrigado?a=1&servico=-', '/obrigado/-'],
    ['/obrigado'],
    ['/obrigado?servico'],
    ['/obrigado?servico='],
    ['/obrigado?servico=a&servico=b'],
    ['/obrigado?servico=..'],
    ['/obrigado?servico=a%20b'],
    ['/obrigado?servico=a%2Fb'],
    ['/obrigado?servico=%E0%A4%A'],
    [`/obrigado?servico=${'a'.repeat(241)}`],
    ['/obrigado?Servico=a'],
    ['/obrigado/a?servico=a'],
    ['/contactos?servico=a'],
  ] as const)
    expect(servicePagePath(target), target).toBe(path)
})

test('the thanks for a request are at an address that chooses them, whatever the slug of its service', () => {
  for (const [slug, path] of [
    ['pintura', '/obrigado/pintura'],
    ['chão', '/obrigado/ch%C3%A3o'],
    ['a b/c', '/obrigado/-'],
    ['..', '/obrigado/-'],
    [undefined, '/obrigado/-'],
  ] as const)
    expect(servicePagePath(routes.thanksForRequest(slug)), slug).toBe(path)
})
