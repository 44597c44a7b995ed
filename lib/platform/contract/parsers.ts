import type { z } from 'zod'
import type { Contract, Resource } from '../resources'
import { absoluteAddress } from './fields'
import { type Outcome, SplitList } from './known-records'
import { cutList, most } from './limits'
import type { Content } from './model'
import { note, withNotes } from './notes'
import { describeIssues } from './objects'
import { schemasFor } from './schemas'

type Parsers = { [R in Resource]: (raw: object) => Content[R] }

/** One parser per resource. `assetAddress` turns a 4.1.0 pathname into an address. */
export function parsersFor(contract: Contract, assetAddress: (pathname: string) => string): Parsers {
  const schemas = schemasFor(
    contract === 4
      ? { field: 'pathname', resolve: assetAddress }
      : { field: 'url', resolve: absoluteAddress },
  )
  const list = <T extends { slug: string }>(schema: z.ZodType<T>, longest: number = most.records) =>
    recordsParser(contract, schema, longest)
  return {
    settings: singleton(schemas.settings),
    services: list(schemas.service),
    products: list(schemas.product),
    caseStudies: list(schemas.project),
    projects: list(schemas.project),
    posts: list(schemas.post),
    testimonials: list(schemas.testimonial, most.recordsShownWhole),
    faqs: list(schemas.faq, most.recordsShownWhole),
    locations: list(schemas.location, most.recordsShownWhole),
    values: list(schemas.value, most.recordsShownWhole),
    legal: singleton(schemas.legal),
  }
}

/** A singleton that is no object makes the read fail. An empty list is how some languages write an empty object. */
function singleton<T extends z.ZodType>(schema: T) {
  return (raw: object): z.output<T> => {
    const parsed = schema.safeParse(Array.isArray(raw) && raw.length === 0 ? {} : raw)
    if (!parsed.success) throw new Error(`does not match the contract (${describeIssues(parsed.error)})`)
    return parsed.data
  }
}

/**
 * A parser of a collection. A record that does not parse or repeats a slug is left out and noted; the other records stay.
 * @param longest the number of records after which the list is cut
 */
function recordsParser<Output extends { slug: string }>(
  contract: Contract,
  schema: z.ZodType<Output>,
  longest: number,
): (raw: object) => Output[] {
  const cut = <T>(list: T[]) => cutList(list, longest, 'record left out')

  const outcomeOf = (item: unknown): Outcome<Output> => {
    const { value: parsed, notes } = withNotes(() => schema.safeParse(item))
    const result = parsed.success ? { record: parsed.data } : { problem: describeIssues(parsed.error) }
    return { slug: slugOf(item), notes, ...result }
  }

  return (raw) => {
    if (raw instanceof SplitList) return recordsOf(raw.known.outcomes(cut(raw.records), contract, outcomeOf))
    if (!Array.isArray(raw)) throw new Error('does not match the contract (not a list)')
    return recordsOf(cut(raw).map(outcomeOf))
  }
}

function recordsOf<Output extends { slug: string }>(outcomes: Outcome<Output>[]): Output[] {
  const bySlug = new Map<string, Output>()
  for (const [index, { slug, record, problem, notes }] of outcomes.entries()) {
    const name = slug ? `"${slug}"` : `number ${index + 1}`
    for (const { text, kind } of notes) note(`record ${name}: ${text}`, kind)
    if (record === undefined) {
      note(`record ${name} left out: ${problem}`, 'record left out')
    } else if (bySlug.has(record.slug)) {
      note(`record ${name} left out: slug: already taken by another record`, 'record left out')
    } else {
      bySlug.set(record.slug, record)
    }
  }
  return [...bySlug.values()]
}

function slugOf(item: unknown): string {
  const slug = typeof item === 'object' && item !== null && 'slug' in item ? item.slug : undefined
  return typeof slug === 'string' ? slug : ''
}
