import { z } from 'zod'
import type { Contract } from '../../fields/contract'
import { type FileAddress, fileFields } from '../../fields/files'
import { fieldLimits } from '../../fields/limits'
import { type Content, collections, isCollection, kindOf, type Resource, schemaOf } from '../../port/kinds'
import { beginning, oneLine } from '../../text/visible-text'
import { collection, KnownRecords, singleton } from './content'
import type { Note } from './repair'

/** The longest note in characters. A note quotes content of any length, and goes to the log and the terminal. */
const MAX_NOTE_CHARACTERS = 500

const name = z.string().max(fieldLimits.line).transform(oneLine)

/** Schema of the envelope. A missing version counts as the unknown version ''. */
const envelope = z.looseObject({
  version: name.nullish().transform((version) => version ?? ''),
  siteKey: name,
})

/** The contract of a version; undefined for a version that this site was not built for. */
function contractOf(version: string): Contract | undefined {
  if (/^4\./.test(version)) return 4
  return /^6\./.test(version) ? 6 : undefined
}

export function isForeignVersion(version: string): boolean {
  return contractOf(version) === undefined
}

/**
 * Turns a body into the domain model, with a note for each part that was left out or changed. @throws Error if it is not the envelope
 * @param inUse the contract for a body of an unknown version
 */
export function parseEnvelope<R extends Resource>(
  resource: R,
  body: unknown,
  addressOf: FileAddress,
  inUse?: Contract,
  known = new KnownRecords(),
) {
  const { data, error } = envelope.safeParse(body)
  if (error)
    throw new Error(
      `not the envelope (${error.issues.map(({ path, message }) => [...path, message].join(': ')).join('; ')})`,
    )
  const { version, siteKey, [resource]: raw } = data
  if (typeof raw !== 'object' || raw === null) throw new Error(`not the envelope (no "${resource}" in it)`)
  const nearest = Number.parseInt(version, 10) < 5 ? 4 : 6
  const contract: Contract = contractOf(version) ?? inUse ?? nearest
  const kind = kindOf(resource)
  const files = fileFields(contract, addressOf)
  const { content, notes, more } = isCollection(kind)
    ? collection(
        raw,
        collections[kind].pages ? fieldLimits.records : fieldLimits.recordsShownWhole,
        (items) => known.outcomes(items, contract, schemaOf(kind)(files)),
      )
    : singleton(raw, schemaOf(kind)(files))
  return { version, contract, siteKey, content: content as Content[R], notes: limited(notes, more) }
}

function limited(notes: Note[], more: number): Note[] {
  const rest: Note[] = more > 0 ? [{ kind: 'changed', text: `and ${more} more like these` }] : []
  return [...notes, ...rest].map(({ kind, text }) => ({
    kind,
    text: beginning(oneLine(text), MAX_NOTE_CHARACTERS),
  }))
}
