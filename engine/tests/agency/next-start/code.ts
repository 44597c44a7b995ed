import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { replaceInFile } from '../../builds/replace-in-file'

/* An agency's proxy and conditions, in every form that Next.js documents. `:n` is a separate page for each order of visitors. */

const matchers = `
    '/zona/texto/:n',
    { source: '/zona/objecto/:n' },
    '/zona/expressao/((?!livre).*)',
    '/zona/prévia/:n',
    '/zona/marca/:n',
    { source: '/zona/query/:n', has: [{ type: 'query', key: 'previa' }] },
    { source: '/zona/valor/:n', has: [{ type: 'query', key: 'previa', value: 'sim.*' }] },
    { source: '/zona/cabecalho/:n', has: [{ type: 'header', key: 'x-quem' }] },
    { source: '/zona/biscoito/:n', has: [{ type: 'cookie', key: 'socio' }] },
    { source: '/zona/dominio/:n', has: [{ type: 'host', value: 'interno.pt' }] },
    { source: '/zona/ambos/:n', has: [{ type: 'query', key: 'previa' }, { type: 'cookie', key: 'socio' }] },
    { source: '/zona/sem-query/:n', missing: [{ type: 'query', key: 'previa' }] },
    { source: '/zona/sem-cabecalho/:n', missing: [{ type: 'header', key: 'x-quem' }] },
    { source: '/zona/sem-biscoito/:n', missing: [{ type: 'cookie', key: 'socio' }] },
    { source: '/zona/sem-dominio/:n', missing: [{ type: 'host', value: 'interno.pt' }] },
    { source: '/sobre', has: [{ type: 'query', key: 'previa' }] },
    '/testemunhos',
    { source: '/blog/:slug', has: [{ type: 'cookie', key: 'socio' }] },`

const headers = `headers: async () => [
      {
        source: '/zona/regra-cabecalho/:n',
        has: [{ type: 'header', key: 'x-quem' }],
        headers: [{ key: 'x-regra', value: 'sim' }],
      },
      { source: '/contactos', has: [{ type: 'cookie', key: 'socio' }], headers: [{ key: 'x-regra', value: 'sim' }] },
    ],
    `

const redirects = `
      {
        source: '/zona/regra-desvio/:n',
        has: [{ type: 'cookie', key: 'socio' }],
        destination: '/entrar/socio',
        permanent: false,
      },
      {
        source: '/zona/regra-dominio/:n',
        missing: [{ type: 'host', value: 'interno.pt' }],
        destination: '/entrar/socio',
        permanent: false,
      },`

const rewrites = `
        { source: '/privacidade', has: [{ type: 'query', key: 'previa' }], destination: '/entrar/socio' },
        { source: '/zona/regra-query/:n', has: [{ type: 'query', key: 'previa' }], destination: '/entrar/socio' },
        { source: '/zona/regra-biscoito/:n', has: [{ type: 'cookie', key: 'socio' }], destination: '/entrar/socio' },
        { source: '/zona/regra-sem/:n', missing: [{ type: 'header', key: 'x-quem' }], destination: '/entrar/socio' },
        { source: '/zona/cadeia/:n', destination: '/zona/elo/:n' },
        { source: '/zona/elo/:n', has: [{ type: 'cookie', key: 'socio' }], destination: '/entrar/socio' },
        { source: '/zona/elo/:n', destination: '/zona/fim/:n' },`

/** Adds this code to a copy of the project. */
export function addConditions(folder: string): void {
  for (const name of ['app', 'agency-proxy.ts'])
    cpSync(join(import.meta.dirname, name), join(folder, name), { recursive: true })
  cpSync(join(import.meta.dirname, '../app'), join(folder, 'app'), { recursive: true })
  replaceInFile(folder, 'proxy.ts', 'matcher: [', `matcher: [${matchers}`)
  const imports = 'import type { NextRequest'
  replaceInFile(folder, 'proxy.ts', imports, `import { ofAgency } from './agency-proxy'\n${imports}`)
  const begin = 'Promise<Response> {\n'
  replaceInFile(
    folder,
    'proxy.ts',
    begin,
    `${begin}  const own = ofAgency(request)\n  if (own) return own as Promise<Response>\n`,
  )
  const rules = `${headers}redirects: async () => [${redirects}], rewrites: async () => ({ beforeFiles: [${rewrites}] })`
  replaceInFile(folder, 'next.config.ts', 'siteNextConfig({', `siteNextConfig({ ${rules}`)
}
