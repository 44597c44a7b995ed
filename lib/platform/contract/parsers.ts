import type { z } from 'zod'
import type { Contract, Resource } from '../resources'
import { absoluteAddress } from './fields'
import { most } from './limits'
import type { Content } from './model'
import { describeIssues } from './objects'
import { recordsParser } from './records'
import { schemasFor } from './schemas'

type Parsers = { [R in Resource]: (raw: object) => Content[R] }

/** One parser per resource. `assetAddress` turns a 4.1.0 pathname into an address. */
export function parsersFor(contract: Contract, assetAddress: (pathname: string) => string): Parsers {
  const schemas = schemasFor(
    contract === 4
      ? { field: 'pathname', resolve: assetAddress }
      : { field: 'url', resolve: absoluteAddress },
  )
  const list = <T extends { slug: string }>(schema: z.ZodType<T>, longest?: number) =>
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
