import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { siteConfig } from '@/site/config'
import type { Embed } from '../../../../lib/settings/embeds'
import { embedProblems, uploadProblems } from '../../../src/checks/code-page-problems'
import { folderProblems } from '../../../src/checks/folder-problems'
import { originProblems } from '../../../src/checks/origin-problems'
import { parseEnvironment } from '../../../src/environment/environment'
import { announcementScript } from '../../../src/headers/announcement'
import { embedsAt } from '../../../src/headers/embeds'
import { scriptHash, siteHeaders, sitePolicy } from '../../../src/headers/security-headers'
import { temporaryFolder } from '../../sandbox/support/folders'

const environment = parseEnvironment({
  SITE_API_KEY: `sk_${'0'.repeat(48)}`,
  PLATFORM_ORIGIN: 'https://platform.test',
  ASSET_ORIGINS: 'https://cdn.test',
  SITE_URL: 'https://www.cliente.test',
})
const { scripts, embeds, announcement } = siteConfig
const mode = process.env.NODE_ENV

test.afterEach(() => {
  Object.assign(siteConfig, { scripts, embeds, announcement })
  Object.assign(process.env, { NODE_ENV: mode ?? 'test' })
})

function headersIn(NODE_ENV: string): Record<string, string> {
  Object.assign(process.env, { NODE_ENV })
  return Object.fromEntries(siteHeaders(environment).map(({ key, value }) => [key, value]))
}

test('files come from the asset endpoint and the configured origins only, maps from anywhere over https, and no script runs for being inline', () => {
  const policy = headersIn('production')['Content-Security-Policy']
  expect(policy).toContain("img-src 'self' data: https://platform.test/api/v1/assets/ https://cdn.test;")
  expect(policy).toContain("media-src 'self' https://platform.test/api/v1/assets/ https://cdn.test;")
  expect(policy).toContain("frame-src 'self' https:;")
  expect(policy).not.toMatch(/http:|unsafe-eval|ws:|script-src [^;]*'unsafe-inline'/)
})

test('a page may also have the files of the origins that the content names; a host that keeps the pages cannot follow the content', () => {
  const files = "'self' data: https://platform.test/api/v1/assets/ https://cdn.test"
  const policy = sitePolicy(environment, [], ['https://loja.test:8443'])
  expect(policy).toContain(`img-src ${files} https://loja.test:8443;`)
  expect(policy).toContain(`media-src ${files.replace(' data:', '')} https://loja.test:8443;`)
  process.env.VERCEL = '1'
  expect(headersIn('production')['Content-Security-Policy']).toContain(`img-src ${files} https:;`)
  delete process.env.VERCEL
})

test('an added script may be loaded, called and show pictures', () => {
  Object.assign(siteConfig, { scripts: [{ src: 'https://stats.test/count.js' }] })
  const policy = headersIn('production')['Content-Security-Policy']
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+')+ https:\/\/stats\.test;/)
  expect(policy).toContain("connect-src 'self' https://stats.test;")
  expect(policy).toMatch(/img-src [^;]* https:\/\/stats\.test;/)
})

test('the script of an announcement may run after its end, on a page that was made before', () => {
  Object.assign(siteConfig, { announcement: { text: 'Fechamos na sexta.', until: '2020-01-01' } })
  const script = announcementScript(Date.UTC(2019, 11, 31)) ?? ''
  expect(announcementScript()).toBeUndefined()
  expect(sitePolicy(environment, [], [])).toContain(scriptHash(script))
})

test('development may evaluate code and open its web socket, and is not told to stay on https', () => {
  const headers = headersIn('development')
  expect(headers['Content-Security-Policy']).toMatch(/script-src [^;]*'unsafe-inline' 'unsafe-eval'/)
  expect(headers['Content-Security-Policy']).toContain("connect-src 'self' ws:")
  expect(headers).not.toHaveProperty('Strict-Transport-Security')
})

test('a page of the client embeds what it names, and no other page does', () => {
  const video = ['https://video.test']
  const own: Embed[] = [
    { pages: ['/consulta', '/equipa/[nome]'], frame: video, permissions: ['camera', 'fullscreen'] },
    {
      pages: ['/consulta'],
      frame: ['https://mapa.test'],
      connect: ['https://api.test'],
      img: ['https://fotos.test'],
    },
  ]
  Object.assign(siteConfig, { embeds: own })
  const headersAt = (path: string) =>
    Object.fromEntries(siteHeaders(environment, embedsAt(path)).map(({ key, value }) => [key, value]))
  const defaultPermissions = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'
  const permitted = defaultPermissions.replace('camera=()', 'camera=(self "https://video.test")')
  const { 'Permissions-Policy': permissions, 'Content-Security-Policy': policy } = headersAt('/consulta')
  expect(permissions).toBe(`${permitted}, fullscreen=(self "https://video.test")`)
  for (const part of [
    'frame-src [^;]*https://video.test https://mapa.test',
    'connect-src [^;]*https://api.test',
    'img-src [^;]*https://fotos.test',
  ])
    expect(policy).toMatch(new RegExp(part))
  expect(headersAt('/equipa/ana')['Permissions-Policy']).toBe(permissions)
  expect(headersAt('/equipa/ana')['Content-Security-Policy']).not.toContain('api.test')
  for (const other of ['/', '/consulta/x', '/equipa']) {
    expect(headersAt(other)['Permissions-Policy']).toBe(defaultPermissions)
    expect(headersAt(other)['Content-Security-Policy']).not.toMatch(/(video|api|fotos)\.test/)
  }
})

test("an origin that cannot be embedded, a page that is not the agency's, and a folder with accents are reported", () => {
  const app = temporaryFolder()
  for (const folder of ['consulta', 'equipa/[nome]', 'história', '(grupo)/sítio aberto', 'servicos', '[é]']) {
    mkdirSync(join(app, folder), { recursive: true })
    writeFileSync(join(app, folder, 'page.tsx'), '')
  }
  const wrong = ['http://video.test', 'https://video.test/x', '*.video.test']
  const embeds: Embed[] = [
    { pages: ['/consulta', '/equipa/[nome]', '/historia'], frame: ['https://video.test'] },
    { pages: ['/servicos', '/nada'], frame: wrong },
  ]
  expect(embedProblems(embeds, ['/historia'], app)).toEqual([
    'embeds: /servicos is no page of your own',
    'embeds: /nada is no page of your own',
  ])
  expect(uploadProblems({ '/consulta': 6, '/servicos': 6, '/equipa/[nome]': 90 }, app)).toEqual([
    'uploads: /servicos is no page of your own in app/',
    'uploads: /equipa/[nome] must be 1 to 25 megabytes',
  ])
  expect(originProblems({ embeds })).toEqual(
    wrong.map((origin) => `embeds: "${origin}" must be an https origin: scheme and host, nothing after them`),
  )
  expect(folderProblems(app).sort()).toEqual([
    'app/história: Next.js finds no page in a folder with accents or spaces: rename "história" to "historia"',
    'app/sítio aberto: Next.js finds no page in a folder with accents or spaces: rename "sítio aberto" to "sitio-aberto"',
  ])
})
