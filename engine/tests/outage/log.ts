import { expect } from '@playwright/test'
import type { Fault } from './faults'
import { platformOrigin, type Scene, visit } from './scene'

/* Expectations about an outage as an operator sees it. */

/** Returns a function that returns the site's output since this call. */
export function listen({ site }: Scene): () => string {
  const from = site.log().length
  return () => site.log().slice(from)
}

/** Expects one line when reads of a resource start to fail, and one when they recover, however many requests there were. */
export function expectOneOutage(log: string, { reason, order }: Fault): void {
  const lines = log.split('\n').filter((line) => line.startsWith('[platform] settings: '))
  if (reason) {
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatch(new RegExp(`: ${reason} \\(.*${platformOrigin}.*; failing since \\d{4}-`))
    expect(lines[1]).toMatch(/: read again after \d+ s$/)
    expect(log).not.toMatch(/^(?!\[platform\] |$)/m)
  } else {
    expect(log).not.toContain('failing since')
    if (order?.fault === 'wrong-record')
      expect(log).toContain('[platform] services: record number 1 left out: slug')
  }
}

/** Expects health to report just the outcome of the last read. */
export async function expectHealth(resource: string, outcome: string): Promise<void> {
  const { status, text } = await visit('/api/health')
  expect(status).toBe(200)
  expect(JSON.parse(text).resources[resource].outcome).toBe(outcome)
  expect(text).not.toMatch(/sk_|Bearer|sandbox-revalidate|localhost|Maré/)
}
