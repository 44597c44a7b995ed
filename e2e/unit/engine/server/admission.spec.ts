import type { IncomingMessage } from 'node:http'
import { expect, test } from '@playwright/test'
import { admission, NO_PAGE } from '../../../../lib/engine/server/admission'

test('a file whose name begins with a dot is no page, and one in a folder with such a name is a file', () => {
  const urlOf = (target: string) => admission({ method: 'GET', headers: {} } as IncomingMessage, target).url
  for (const hidden of ['/.htaccess', '/a/.oculto.png', '/%2Ehtaccess']) expect(urlOf(hidden)).toBe(NO_PAGE)
  expect(urlOf('/.well-known/security.txt')).toBe('/.well-known/security.txt')
})
