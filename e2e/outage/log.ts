import { expect } from '@playwright/test'
import type { Fault } from './faults'
import { platformOrigin, type Scene, view } from './scene'

/* What an operator sees of an outage. */

/** Answers what the site has printed since. */
export function listen({ site }: Scene): () => string[] {
  const from = site.log().length
  return () =>
    site
      .log()
      .slice(from)
      .split('\n')
      .filter((line) => line !== '')
}

/** One line when the reads of a resource begin to fail and one when it is over, however many requests there were. */
export function expectOneOutage(lines: string[], resource: string, reason: string): void {
  const its = lines.filter((line) => line.startsWith(`[platform] ${resource}: `))
  expect(its).toHaveLength(2)
  expect(its[0]).toMatch(new RegExp(`: ${reason} \\(.*${platformOrigin}.*; failing since \\d{4}-`))
  expect(its[1]).toMatch(/: read again after \d+ s$/)
  expect(lines.filter((line) => !line.startsWith('[platform] '))).toEqual([])
}

export function expectNoOutage(lines: string[], fault: Fault): void {
  expect(lines.filter((line) => line.includes('failing since'))).toEqual([])
  if (fault.order?.fault === 'wrong-record')
    expect(lines.join('\n')).toContain('[platform] services: record number 1 left out: slug')
}

/** Health tells the outcome of the last read, and no more than that. */
export async function expectHealth(resource: string, outcome: string): Promise<void> {
  const { status, text } = await view('/api/health')
  expect(status).toBe(200)
  expect(JSON.parse(text).resources[resource].outcome).toBe(outcome)
  expect(text).not.toMatch(/sk_|Bearer|sandbox-revalidate|localhost|Maré/)
}
