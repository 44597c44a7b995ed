import {
  type CollectionName,
  type Content,
  type ContentOf,
  collections,
  type KindContent,
} from '../port/kinds'
import { logOnce } from '../process/log'
import { fileOwners, oncePerRecord } from './content-files'
import { type FileFacts, judged, MAX_ORIGINS, whyJudgedHidden } from './why-hidden'

/* Removes files that browsers cannot show from the content itself, so that all pages, lists and feeds agree. A project's files stay for download. */

/** The pictures and videos of a record, each with the problem that would hide it. */
const ofRecord = oncePerRecord((files) => files.filter(({ kind }) => kind !== 'document').map(judged))

/** The unconfigured origins that pages show files from, first come first served in content order. */
export function fileOrigins(content: Partial<Content>): string[] {
  const origins = new Set<string>()
  for (const { kind, records } of fileOwners(content))
    for (const record of records)
      for (const { origin } of ofRecord(kind, record)) if (origin !== undefined) origins.add(origin)
  return [...origins].slice(0, MAX_ORIGINS)
}

/** The content without hidden files. Records and lists in which nothing is hidden stay the same objects. */
export function withShownFiles(content: KindContent, known: FileFacts): KindContent {
  for (const origin of known.origins)
    logOnce(`files of ${origin} are shown as delivered: add it to ASSET_ORIGINS if it is the platform's`)
  const lists = fileOwners(content).map(({ kind, records }) => {
    const next = records.map((record) => shownRecord(kind, record, known))
    return [kind, next.some((record, index) => record !== records[index]) ? next : records]
  })
  return { ...content, ...Object.fromEntries(lists) }
}

/** Copies of records with hidden files. `key` names these files: while it stays the same, so does the copy. */
const shownCopies = new WeakMap<object, { key: string; record: object }>()

function shownRecord<K extends CollectionName>(
  kind: K,
  record: ContentOf<K>,
  known: FileFacts,
): ContentOf<K> {
  const hidden = ofRecord(kind, record).flatMap((one) => {
    const why = whyJudgedHidden(one, known)
    if (why === undefined) return []
    const { file } = one
    logOnce(`${kind}/${record.slug}: ${file.field}: ${file.src} is not shown: it ${why}`)
    return file.src
  })
  if (hidden.length === 0) return record
  const key = hidden.join(' ')
  const earlier = shownCopies.get(record)
  if (earlier?.key === key) return earlier.record as ContentOf<K>
  const next = collections[kind].files?.shown(record, ({ src }) => !hidden.includes(src)) ?? record
  shownCopies.set(record, { key, record: next })
  return next
}
