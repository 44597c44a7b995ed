import type { IncomingMessage } from 'node:http'
import { expect, test } from '@playwright/test'
import { admission, NO_PAGE } from '../../../src/server/admission'

const urlOf = (target: string, rules?: Parameters<typeof admission>[2]) =>
  admission({ method: 'GET', headers: {} } as IncomingMessage, target, rules).url

test('an address whose file name begins with a dot is no page, and one below such a folder may be a file', () => {
  for (const hidden of ['/.htaccess', '/a/.oculto.png', '/%2Ehtaccess']) expect(urlOf(hidden)).toBe(NO_PAGE)
  expect(urlOf('/.well-known/security.txt')).toBe('/.well-known/security.txt')
})

test('a line break is in the address of no page, unless a rule of the agency may take it', () => {
  for (const sign of ['%0A', '%0D', '%E2%80%A8', '%E2%80%A9', '%0Ay'])
    for (const path of [`/x${sign}`, `/${sign}x`, `/contactos${sign}`, `/x/y${sign}?z`])
      expect(urlOf(path), path).toBe(NO_PAGE)
  const rules = { mayReadQuery: () => false, mayLead: (target: string) => target.startsWith('/antigo') }
  expect(urlOf('/antigo%0A', rules)).toBe('/antigo%0A')
  expect(urlOf('/x%0A', rules)).toBe(NO_PAGE)
  for (const other of ['/servicos/x%0A', '/x%09', '/%C2%85']) expect(urlOf(other)).toBe(other)
})

test('a page of the template has one spelling', () => {
  for (const target of ['/servicos/ch%C3%A3o', '/servicos/cha%CC%83o', '/servicos/ch%C3%A3o?x'])
    expect(urlOf(target)).toBe('/servicos/ch%C3%A3o')
  expect(urlOf('/orcamento?x&servico=cha%CC%83o')).toBe('/orcamento?servico=ch%C3%A3o')
  expect(urlOf('/obrigado?x&servico=-&servico=y')).toBe('/obrigado?servico=-')
  // Addresses that may be an agency's are excluded.
  expect(urlOf('/cha%CC%83o?x')).toBe('/cha%CC%83o?x')
})

test('a file of the template takes no post, and a page does', () => {
  const statusOf = (path: string) => {
    const headers = { origin: 'http://casa.test', host: 'casa.test' }
    return admission({ method: 'POST', headers } as unknown as IncomingMessage, path)
  }
  for (const path of [
    '/og',
    '/og/servicos',
    '/icon/192',
    '/apple-icon',
    '/feed.xml',
    '/sitemap.xml',
    '/_next/image',
  ])
    expect(statusOf(path), path).toEqual({ status: 405, allow: 'GET, HEAD' })
  for (const path of ['/', '/contactos', '/ogiva', '/iconografia'])
    expect(statusOf(path).status, path).toBeUndefined()
  expect(admission({ method: 'PUT', headers: {} } as IncomingMessage, '/contactos')).toEqual({
    status: 405,
    allow: 'GET, HEAD, POST',
  })
})
