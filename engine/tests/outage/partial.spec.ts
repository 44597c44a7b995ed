import { readdirSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { movableClock, startSite } from '../servers/site'
import { expectPages } from './promise'
import { type Platform, test, visit } from './scene'

/* Tests of a start that can read or restore only part of the content. Unread content is unknown: none of its pages answers 404. */

const siteOptions = { firstPath: '/api/health' }

/** A fault for each resource that is never read. The platform does not have the last one. */
const faults = { services: '500', posts: 'reset', legal: 'garbage', values: 'wrong-shape', faqs: '404' }

const unread = [
  '/servicos',
  '/servicos/pagina/2',
  '/servicos/mudancas-empresas',
  '/servicos/nada',
  '/Servicos/mudancas-empresas',
  '/blog',
  '/blog/desencaixotar-numa-semana',
  '/blog/etiqueta/nada',
  '/privacidade',
  '/feed.xml',
  '/sitemap.xml',
  '/og/servicos/mudancas-empresas',
]
const shown = ['/', '/produtos', '/produtos/caixa-roupeiro', '/contactos', '/orcamento', '/sobre', '/og']
const answered = ['/pesquisa?q=caixas', '/manifest.webmanifest', '/api/health']
const missing = ['/perguntas-frequentes', '/produtos/nada', '/nada']

test('pages of content that a start cannot read are a 503 that no cache keeps, until it can be read', {
  tag: '@all',
}, async ({ platform }) => {
  await platform.end()
  for (const [resource, fault] of Object.entries(faults)) await beginOf(platform, resource, fault)
  const site = await startSite('mare-alta', movableClock, siteOptions)
  try {
    for (const path of [...unread, ...unread]) {
      const { status, headers } = await fetch(site.origin + path)
      const kept = [headers.get('cache-control'), headers.get('retry-after')]
      expect([path, status, ...kept]).toEqual([path, 503, 'no-store', '30'])
    }
    expect((await visit('/servicos/mudancas-empresas')).text).toContain('Esta página volta já')
    for (const path of [...shown, ...answered])
      expect([path, (await visit(path)).status]).toEqual([path, 200])
    for (const path of missing) expect([path, (await visit(path)).status]).toEqual([path, 404])
    // The form that a service links to.
    expect((await visit('/orcamento?servico=mudancas-empresas')).text).toContain('name="message"')
    expect((await visit('/')).text).not.toContain('href="/servicos')
    const health = JSON.parse((await visit('/api/health')).text)
    expect(health.unread).toEqual(['services', 'posts', 'values', 'legal'])
    await platform.end()
    await expect(async () => {
      await site.age(2)
      await expectPages('')
    }).toPass()
    expect(JSON.parse((await visit('/api/health')).text).unread).toEqual([])
    expect((await visit('/servicos/nada')).status).toBe(404)
    expect((await visit('/')).text).toContain('href="/servicos')
    expect((await visit('/sitemap.xml')).text).toContain('/servicos/mudancas-empresas</loc>')
  } finally {
    await site.stop()
  }
})

test('pages of a damaged file are a 503 during an outage, and all others answer', {
  tag: '@all',
}, async ({ platform }) => {
  await platform.end()
  const before = await startSite('mare-alta', movableClock, siteOptions)
  await before.stop()
  const folder = join(before.buildDir, 'cache/content')
  for (const name of readdirSync(folder))
    if (name.startsWith('services-')) truncateSync(join(folder, name), 9)
  await beginOf(platform, '*', '500')
  const site = await startSite('mare-alta', movableClock, { ...siteOptions, keepsDisk: true })
  try {
    for (const path of ['/servicos', '/servicos/mudancas-empresas', '/sitemap.xml'])
      expect([path, (await visit(path)).status]).toEqual([path, 503])
    for (const path of ['/', '/blog', '/privacidade', '/feed.xml', '/contactos'])
      expect([path, (await visit(path)).status]).toEqual([path, 200])
  } finally {
    await site.stop()
    await platform.end()
  }
})

function beginOf(platform: Platform, resource: string, fault: string): Promise<void> {
  return platform.begin({ name: fault, order: { fault } }, [resource])
}
