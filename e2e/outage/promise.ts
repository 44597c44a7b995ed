import { setTimeout } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { push, type Scene, view } from './scene'

/* What is promised of every outage. Failures are named by path and seconds: a page is too long to print. */

/** Pages of every kind, none of them of a first record: that is the one that may be wrong. */
const pages = [
  '/',
  '/servicos',
  '/servicos/mudancas-empresas',
  '/produtos/caixa-roupeiro',
  '/projetos',
  '/projetos/consultora-em-48-horas',
  '/blog',
  '/blog/desencaixotar-numa-semana',
  '/sobre',
  '/contactos',
  '/orcamento?servico=mudancas-empresas',
  '/privacidade',
  '/feed.xml',
]
const unnamed = ['/sitemap.xml', '/og', '/og/servicos/mudancas-empresas', '/api/health']
const LONGEST_VIEW = 6
const LONGEST_PUSH = 5
const LONGEST_HEALING = 40

/** Every page answers 200 in time, with this name in it. */
export async function expectPages(name: string): Promise<void> {
  const named = await Promise.all(pages.map((path) => problem(path, name)))
  const others = await Promise.all(unnamed.map((path) => problem(path, '')))
  expect([...named, ...others].filter(Boolean)).toEqual([])
}

async function problem(path: string, name: string): Promise<string | undefined> {
  const { status, text, seconds } = await view(path)
  if (status !== 200) return `${path}: ${status}`
  if (!text.includes(name)) return `${path}: without ${name}, in ${seconds} s`
  return seconds > LONGEST_VIEW ? `${path}: ${seconds} s` : undefined
}

/** A page that the last good content does not have stays a 404. */
export async function expectUnknownIs404(): Promise<void> {
  const { status, seconds } = await view('/servicos/nada')
  expect(status).toBe(404)
  expect(seconds).toBeLessThanOrEqual(LONGEST_VIEW)
}

export async function expectPushAnswered(tags: string[]): Promise<void> {
  const { status, seconds } = await push(tags)
  expect(status).toBe(200)
  expect(seconds).toBeLessThan(LONGEST_PUSH)
}

/** Without a push, every page shows this name in time; answers after how many seconds. */
export async function expectHealing({ site }: Scene, name: string, step = 2): Promise<number> {
  const started = Date.now()
  let ahead = 0
  const seconds = () => (Date.now() - started) / 1_000 + ahead
  const late = async () => (await Promise.all(pages.map((path) => problem(path, name)))).filter(Boolean)
  for (let missing = await late(); missing.length > 0; missing = await late()) {
    if (seconds() > LONGEST_HEALING) expect(missing, `after ${seconds()} s`).toEqual([])
    await setTimeout(200)
    await site.age(step)
    ahead += step
  }
  return seconds()
}
