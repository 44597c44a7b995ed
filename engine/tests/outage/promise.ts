import { setTimeout } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { patience } from '../fixtures/patience'
import type { Fault } from './faults'
import { push, type Scene, visit } from './scene'

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
const pathsWithoutName = ['/sitemap.xml', '/api/health']
const images = ['/og', '/og/servicos/mudancas-empresas']
const MAX_VISIT_SECONDS = 6 * patience
const MAX_PUSH_SECONDS = 5 * patience
/** A rejected key is tried again after three minutes, everything else within 40 s. */
const MAX_HEALING_SECONDS = { otherFault: 40 * patience, refusedKey: 220 * patience }

/** Expects every page to answer 200 in time with this name; returns the longest time in seconds. */
export async function expectPages(name: string): Promise<number> {
  const others = [...pathsWithoutName, ...images]
  const named = await Promise.all(pages.map((path) => visitOf(path, name)))
  const visits = [...named, ...(await Promise.all(others.map((path) => visitOf(path, ''))))]
  expect(visits.flatMap(({ problem }) => problem ?? [])).toEqual([])
  return Math.max(...visits.map(({ seconds }) => seconds))
}

async function visitOf(path: string, name: string): Promise<{ problem?: string; seconds: number }> {
  const { status, text, seconds } = await visit(path)
  if (status !== 200) return { problem: `${path}: ${status}`, seconds }
  if (!text.includes(name)) return { problem: `${path}: without ${name}`, seconds }
  return seconds > MAX_VISIT_SECONDS ? { problem: `${path}: ${seconds} s`, seconds } : { seconds }
}

/** Expects a 404 for a page that the last good content does not have. */
export async function expectUnknownIs404(): Promise<void> {
  const { status, seconds } = await visit('/servicos/nada')
  expect(status).toBe(404)
  expect(seconds).toBeLessThanOrEqual(MAX_VISIT_SECONDS)
}

export async function expectPushAnswered(tags: string[]): Promise<void> {
  const { status, seconds } = await push(tags)
  expect(status).toBe(200)
  expect(seconds).toBeLessThan(MAX_PUSH_SECONDS)
}

/** Expects every page to show this name in time without a push; returns the seconds, including the advanced clock. */
export async function expectHealing(
  { site }: Pick<Scene, 'site'>,
  name: string,
  fault: Omit<Fault, 'name'> = {},
): Promise<number> {
  const isRefusedKey = fault.reason === 'key refused'
  const step = clockStep(fault)
  const started = Date.now()
  let ahead = 0
  const seconds = () => (Date.now() - started) / 1_000 + ahead
  const late = async () => {
    const visits = await Promise.all(pages.map((path) => visitOf(path, name)))
    return visits.flatMap(({ problem }) => problem ?? [])
  }
  for (let missing = await late(); missing.length > 0; missing = await late()) {
    if (seconds() > MAX_HEALING_SECONDS[isRefusedKey ? 'refusedKey' : 'otherFault'])
      expect(missing, `after ${seconds()} s`).toEqual([])
    // Pages are renewed in the background of a visit.
    await setTimeout(200)
    await site.age(step)
    ahead += step
  }
  return seconds()
}

/** The seconds by which the clock is advanced between two visits. It must not pass the time at which a slow platform answers. */
function clockStep({ reason, order }: Omit<Fault, 'name'>): number {
  if (order?.ms !== undefined) return 0
  return reason === 'key refused' ? 10 : 2
}

export function inSeconds(seconds: number): string {
  return `${seconds.toFixed(1)} s`
}
