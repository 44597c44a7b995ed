import { z } from 'zod'
import { oneLine } from '../../format/visible-text'
import type { Contract, Resource } from '../resources'
import { most } from './limits'
import type { Content } from './model'
import { type Note, withNotes } from './notes'
import { describeIssues } from './objects'
import { parsersFor } from './parsers'

export interface ParsedEnvelope<R extends Resource> {
  version: string
  /** The contract description that the body was parsed under. */
  contract: Contract
  /** The tenant that the API key belongs to. */
  siteKey: string
  content: Content[R]
  /** What was left out or changed, one line each. */
  notes: Note[]
}

const name = z.string().max(most.line).transform(oneLine)

const envelope = z.looseObject({ version: name, siteKey: name })

/** The contract description of a version; undefined for a version that this site was not built for. */
function contractOf(version: string): Contract | undefined {
  if (/^4\./.test(version)) return 4
  return /^6\./.test(version) ? 6 : undefined
}

export function isForeignVersion(version: string): boolean {
  return contractOf(version) === undefined
}

/**
 * Turns a response body into the domain model.
 * @param inUse the contract description for a body of an unknown version
 * @throws Error when the body is not the envelope of this resource
 */
export function parseEnvelope<R extends Resource>(
  resource: R,
  body: unknown,
  assetAddress: (pathname: string) => string,
  inUse?: Contract,
): ParsedEnvelope<R> {
  const parsed = envelope.safeParse(body)
  if (!parsed.success) throw new Error(`not the envelope (${describeIssues(parsed.error)})`)
  const { version, siteKey, [resource]: raw } = parsed.data
  if (typeof raw !== 'object' || raw === null) throw new Error(`not the envelope (no "${resource}" in it)`)
  const nearest = Number.parseInt(version, 10) < 5 ? 4 : 6
  const contract = contractOf(version) ?? inUse ?? nearest
  const parse = parsersFor(contract, assetAddress)[resource]
  const { value, notes } = withNotes(() => parse(raw))
  return { version, contract, siteKey, content: value, notes }
}
