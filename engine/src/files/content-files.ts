import type { RecordFile } from '../fields/files'
import {
  type CollectionName,
  type Content,
  type ContentOf,
  collections,
  isCollection,
  kindOf,
  resourceNames,
} from '../port/kinds'

export interface ContentFile extends RecordFile {
  /** The record that the file belongs to, such as `services/mudancas`. */
  owner: string
}

type AnyRecord = ContentOf<CollectionName>

export function fileOwners(content: Partial<Content>) {
  return resourceNames.flatMap((resource) => {
    const kind = kindOf(resource)
    const records = content[resource]
    return isCollection(kind) && collections[kind].files && Array.isArray(records)
      ? { resource, kind, records }
      : []
  })
}

export function filesIn(content: Partial<Content>): ContentFile[] {
  return fileOwners(content).flatMap(({ resource, kind, records }) =>
    records.flatMap((record) =>
      filesOf(kind, record).map((file) => ({ ...file, owner: `${resource}/${record.slug}` })),
    ),
  )
}

function filesOf<K extends CollectionName>(kind: K, record: ContentOf<K>): RecordFile[] {
  return collections[kind].files?.of(record) ?? []
}

/** Creates a function that makes a value from the files of a record, once per record object. */
export function oncePerRecord<T>(make: (files: RecordFile[]) => T) {
  const made = new WeakMap<AnyRecord, T>()
  return (kind: CollectionName, record: AnyRecord): T => {
    const result = made.get(record) ?? make(filesOf(kind, record))
    made.set(record, result)
    return result
  }
}
