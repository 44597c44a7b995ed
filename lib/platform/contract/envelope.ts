import { z } from 'zod'
import { oneLine } from '../../visible-text'
import type { Contract, Resource } from '../resources'
import { describeIssues } from './fields'
import { most } from './limits'
import type { Content } from './model'
import { type Note, withNotes } from './notes'
import { parsersFor } from './parsers'

export interface ParsedEnvelope<R extends Resource> {
  version: string
  /** The tenant that the key selected. */
  siteKey: string
  content: Content[R]
  /** What was left out or changed, one line each. */
  notes: Note[]
}

const name = z.string().max(most.line).transform(oneLine)

const envelope = z.looseObject({ version: name, siteKey: name })

/** The contract description that serves a version: built for majors 4 and 6, any other goes with the nearest. */
export function contractOf(version: string): Contract {
  return Number.parseInt(version, 10) < 5 ? 4 : 6
}

export function isForeignVersion(version: string): boolean {
  return !/^[46]\./.test(version)
}

/**
 * Turns a response body into the domain model.
 * @throws Error when the body is not the envelope of this resource
 */
export function parseEnvelope<R extends Resource>(
  resource: R,
  body: unknown,
  assetAddress: (pathname: string) => string,
): ParsedEnvelope<R> {
  const parsed = envelope.safeParse(body)
  if (!parsed.success) throw new Error(`not the envelope (${describeIssues(parsed.error)})`)
  const { version, siteKey, [resource]: raw } = parsed.data
  if (typeof raw !== 'object' || raw === null) throw new Error(`not the envelope (no "${resource}" in it)`)
  const parse = parsersFor(contractOf(version), assetAddress)[resource]
  const { value, notes } = withNotes(() => parse(raw))
  return { version, siteKey, content: value, notes }
}
