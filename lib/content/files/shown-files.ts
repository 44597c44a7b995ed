import type { Content } from '../../platform'
import { logOnce } from '../../platform/log'
import { oncePerObject } from '../../process/once-per-object'
import { withoutPictures } from './body-pictures'
import { type FileOwner, filesOf, resourcesWithFiles } from './content-files'
import { judged, type Known, MOST_ORIGINS, whyJudgedHidden } from './why-hidden'

/*
 * What a browser could not show is not part of the site: a picture is left out, and a file of a project is offered for download. So every
 * page, list, feed and structured data says the same.
 */

type Lists = Pick<Content, 'services' | 'products' | 'posts' | 'testimonials' | 'projects'>

/** The files of a record that pages show, or would. */
const ofRecord = oncePerObject((record: FileOwner) => {
  const files = filesOf(record).filter(({ kind }) => kind !== 'document')
  const all = files.map(judged)
  return {
    all,
    origins: all.flatMap(({ origin }) => origin ?? []),
    hasProblem: all.some((one) => one.problem),
  }
})

/** The other origins that pages show files from, the first ones in the order of the content. */
export function fileOrigins(content: Partial<Content>): string[] {
  const origins = new Set<string>()
  for (const resource of resourcesWithFiles)
    for (const record of content[resource] ?? []) for (const one of ofRecord(record).origins) origins.add(one)
  return [...origins].slice(0, MOST_ORIGINS)
}

/** The lists with the files that are shown. What has nothing hidden stays the same object. */
export function withShownFiles(lists: Lists, known: Known): Lists {
  const shown = <T extends FileOwner>(name: keyof Lists, records: T[]): T[] => {
    const next = records.map((record) => shownRecord(record, name, known))
    return next.some((record, index) => record !== records[index]) ? next : records
  }
  for (const origin of known.origins)
    logOnce(`files of ${origin} are shown as delivered: add it to ASSET_ORIGINS if it is the platform's`)
  return {
    services: shown('services', lists.services),
    products: shown('products', lists.products),
    posts: shown('posts', lists.posts),
    testimonials: shown('testimonials', lists.testimonials),
    projects: shown('projects', lists.projects),
  }
}

/** Records with something hidden, by what it is: the same object for as long as that does not change. */
const made = new WeakMap<FileOwner, { key: string; record: FileOwner }>()

function shownRecord<T extends FileOwner>(record: T, resource: string, known: Known): T {
  const { all, origins, hasProblem } = ofRecord(record)
  const isPlain = !hasProblem && origins.length === 0 && known.unfit.size === 0
  if (isPlain) return record
  const hidden = all.flatMap((one) => {
    const { file } = one
    const why = whyJudgedHidden(one, known)
    if (why === undefined) return []
    logOnce(`${resource}/${record.slug}: ${file.field}: ${file.src} is not shown: it ${why}`)
    return file.src
  })
  if (hidden.length === 0) return record
  const key = hidden.join(' ')
  const before = made.get(record)
  if (before?.key === key) return before.record as T
  const next = withoutFiles(record, hidden)
  made.set(record, { key, record: next })
  return next as T
}

function withoutFiles(record: FileOwner, hidden: readonly string[]): FileOwner {
  const isShown = ({ src }: { src: string }) => !hidden.includes(src)
  const shown = <T extends { src: string }>(file: T | undefined) => (file && isShown(file) ? file : undefined)
  if ('assets' in record)
    return {
      ...record,
      assets: record.assets.map((file) => (isShown(file) ? file : { ...file, kind: 'document' as const })),
    }
  if ('body' in record)
    return {
      ...record,
      coverImage: shown(record.coverImage),
      body: withoutPictures(record.body, hidden),
    }
  return { ...record, image: shown(record.image) }
}
