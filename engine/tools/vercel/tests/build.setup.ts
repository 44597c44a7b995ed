import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { replaceInFile } from '../../../tests/builds/replace-in-file'
import { buildForHost, type Tenant } from '../build'

/* `E2E_SKIP_BUILD=1` tests the last build. */

test.skip(Boolean(process.env.E2E_SKIP_BUILD))
test.setTimeout(600_000)

const oldAddresses = [
  '/?p=12,/sobre',
  '/loja/:slug?id=5,/produtos/:slug?de=loja',
  '/:a/:b/:c/:d/:e/:f,/blog/:f',
]

const tenants: Tenant[] = ['mare-alta', 'oficina-castro', 'sitio-novo']

for (const tenant of tenants) {
  test(`${tenant} builds with the command line of Vercel`, () => buildForHost(tenant))
}

test('a preview builds with renamed paths and with redirects from old addresses', () =>
  buildForHost('mare-alta', {
    isPreview: true,
    change: (folder) => {
      const paths = "{ services: 'tratamentos', quote: 'marcar', search: 'procurar' }"
      replaceInFile(folder, 'site/config.ts', 'defineSite({\n', `defineSite({\n  paths: ${paths},\n`)
      writeFileSync(join(folder, 'site/redirects.csv'), `from,to\n${oldAddresses.join('\n')}\n`)
    },
  }))
