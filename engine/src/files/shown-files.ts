import {
  type CollectionName,
  type Content,
  type ContentOf,
  collections,
  type KindContent,
} from '../port/kinds'
import { logOnce } from '../process/log'
import { fileOwners, oncePerRecord } from './content-files'
import { judged, type Known, MOST_ORIGINS, whyJudgedHidden } from './why-hidden'

/* What browsers cannot show is no part of the site, so that every page, list and feed says the same. A project's file stays for download. */

/** The files of a record that pages show, or would. */
const ofRecord = oncePerRecord((files) => files.filter(({ kind }) => kind !== 'document').map(judged))

/** The other origins that pages show files from, the first ones in the order of the content. */
export function fileOrigins(content: Partial<Content>): string[] {
  const origins = new Set<string>()
  for (const { kind, records } of fileOwners(content))
    for (const record of records)
      for (const { origin } of ofRecord(kind, record)) if (origin !== undefined) origins.add(origin)
  return [...origins].slice(0, MOST_ORIGINS)
}

/** The content with the files that are shown. What has nothing hidden stays the same object. */
export function withShownFiles(content: KindContent, known: Known): KindContent {
  for (const origin of known.origins)
    logOnce(`files of ${origin} are shown as delivered: add it to ASSET_ORIGINS if it is the platform's`)
  const lists = fileOwners(content).map(({ kind, records }) => {
    const next = records.map((record) => shownRecord(kind, record, known))
    return [kind, next.some((record, index) => record !== records[index]) ? next : records]
  })
  return { ...content, ...Object.fromEntries(lists) }
}

/** Records with something hidden, by what it is: the same object for as long as that does not change. */
const made = new WeakMap<object, { key: string; record: object }>()

function shownRecord<K extends CollectionName>(kind: K, record: ContentOf<K>, known: Known): ContentOf<K> {
  const hidden = ofRecord(kind, record).flatMap((one) => {
    const why = whyJudgedHidden(one, known)
    if (why === undefined) return []
    const { file } = one
    logOnce(`${kind}/${record.slug}: ${file.field}: ${file.src} is not shown: it ${why}`)
    return file.src
  })
  if (hidden.length === 0) return record
  const key = hidden.join(' ')
  const before = made.get(record)
  if (before?.key === key) return before.record as ContentOf<K>
  const next = collections[kind].files?.shown(record, ({ src }) => !hidden.includes(src)) ?? record
  made.set(record, { key, record: next })
  return next
}
