import { setTimeout } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { patience } from '../fixtures/patience'
import type { Fault } from './faults'
import { push, type Scene, view } from './scene'

/* The promises for every outage. Failures are reported by path and seconds, because pages are too long to print. */

/** Pages of every kind, except of first records, which may be the wrong ones. */
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
const unnamed = ['/sitemap.xml', '/api/health']
const drawn = ['/og', '/og/servicos/mudancas-empresas']
const LONGEST_VIEW = 6 * patience
const LONGEST_PUSH = 5 * patience
/** A rejected key is tried again after three minutes, everything else within 40 s. */
const LONGEST_HEALING = { usual: 40 * patience, refusedKey: 220 * patience }

/** Expects every page to answer 200 in time with this name; returns the longest time in seconds. */
export async function expectPages(name: string): Promise<number> {
  const others = [...unnamed, ...drawn]
  const named = await Promise.all(pages.map((path) => look(path, name)))
  const looks = [...named, ...(await Promise.all(others.map((path) => look(path, ''))))]
  expect(looks.flatMap(({ problem }) => problem ?? [])).toEqual([])
  return Math.max(...looks.map(({ seconds }) => seconds))
}

async function look(path: string, name: string): Promise<{ problem?: string; seconds: number }> {
  const { status, text, seconds } = await view(path)
  if (status !== 200) return { problem: `${path}: ${status}`, seconds }
  if (!text.includes(name)) return { problem: `${path}: without ${name}`, seconds }
  return seconds > LONGEST_VIEW ? { problem: `${path}: ${seconds} s`, seconds } : { seconds }
}

/** Expects a 404 for a page that the last good content does not have. */
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

/** Expects every page to show this name in time without a push; returns the seconds, including the advanced clock. */
export async function expectHealing(
  { site }: Pick<Scene, 'site'>,
  name: string,
  { reason, order }: Omit<Fault, 'name'> = {},
): Promise<number> {
  const isRefusedKey = reason === 'key refused'
  // The clock must not be advanced past the answer time of a slow platform.
  const step = order?.ms === undefined ? (isRefusedKey ? 10 : 2) : 0
  const started = Date.now()
  let ahead = 0
  const seconds = () => (Date.now() - started) / 1_000 + ahead
  const late = async () => {
    const looks = await Promise.all(pages.map((path) => look(path, name)))
    return looks.flatMap(({ problem }) => problem ?? [])
  }
  for (let missing = await late(); missing.length > 0; missing = await late()) {
    if (seconds() > LONGEST_HEALING[isRefusedKey ? 'refusedKey' : 'usual'])
      expect(missing, `after ${seconds()} s`).toEqual([])
    // Pages are renewed in the background of a view.
    await setTimeout(200)
    await site.age(step)
    ahead += step
  }
  return seconds()
}

export function inSeconds(seconds: number): string {
  return `${seconds.toFixed(1)} s`
}
