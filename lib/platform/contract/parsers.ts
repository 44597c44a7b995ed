import type { z } from 'zod'
import type { Contract, Resource } from '../resources'
import { absoluteAddress, describeIssues } from './fields'
import { cutList, most } from './limits'
import type { Content } from './model'
import { note, withNotes } from './notes'
import { schemasFor } from './schemas'

type Parsers = { [R in Resource]: (raw: object) => Content[R] }

/** One parser per resource. `assetAddress` turns a 4.1.0 pathname into an address. */
export function parsersFor(contract: Contract, assetAddress: (pathname: string) => string): Parsers {
  const schemas = schemasFor(
    contract === 4
      ? { field: 'pathname', resolve: assetAddress }
      : { field: 'url', resolve: absoluteAddress },
  )
  return {
    settings: singleton(schemas.settings),
    services: records(schemas.service),
    products: records(schemas.product),
    caseStudies: records(schemas.project),
    projects: records(schemas.project),
    posts: records(schemas.post),
    testimonials: records(schemas.testimonial, most.recordsShownWhole),
    faqs: records(schemas.faq, most.recordsShownWhole),
    locations: records(schemas.location, most.recordsShownWhole),
    values: records(schemas.value, most.recordsShownWhole),
    legal: singleton(schemas.legal),
  }
}

/** A singleton that does not parse is a failed read: there is nothing to show in its place. */
function singleton<T extends z.ZodType>(schema: T) {
  return (raw: object): z.output<T> => {
    const parsed = schema.safeParse(raw)
    if (!parsed.success) throw new Error(`does not match the contract (${describeIssues(parsed.error)})`)
    return parsed.data
  }
}

/** A record that does not parse, or repeats a slug, is left out and noted; the others stay. */
function records<Output extends { slug: string }>(schema: z.ZodType<Output>, longest: number = most.records) {
  return (raw: object): Output[] => {
    if (!Array.isArray(raw)) throw new Error('does not match the contract (not a list)')
    const bySlug = new Map<string, Output>()
    for (const [index, item] of cutList(raw, longest, 'records', 'record left out').entries()) {
      const name = slugOf(item) ?? `number ${index + 1}`
      const { value: parsed, notes } = withNotes(() => schema.safeParse(item))
      for (const { text, kind } of notes) note(`record ${name}: ${text}`, kind)
      if (!parsed.success) {
        note(`record ${name} left out: ${describeIssues(parsed.error)}`, 'record left out')
      } else if (bySlug.has(parsed.data.slug)) {
        note(`record ${name} left out: slug: already taken by another record`, 'record left out')
      } else {
        bySlug.set(parsed.data.slug, parsed.data)
      }
    }
    return [...bySlug.values()]
  }
}

function slugOf(item: unknown): string | undefined {
  const slug = typeof item === 'object' && item !== null && 'slug' in item ? item.slug : undefined
  return typeof slug === 'string' && slug !== '' ? `"${slug}"` : undefined
}
