import { join } from 'node:path'
import { z } from 'zod'
import { whileUnchanged } from '../files/while-unchanged'
import { clientFolder } from '../port/client-folder'
import { isDevelopment } from '../process/mode'
import { markdownFiles, withHeads } from './markdown-files'

/** The records of each folder. */
const recordsByFolder = new Map<string, unknown>()
const filesWhileUnchanged = whileUnchanged<ReturnType<typeof markdownFiles>>()

/**
 * The client's own records in a folder of Markdown files: the fields of the head, the file name as `slug`, and the body as `text`. The files are read
 * once, or after each change in development.
 * @throws Error naming each file with a problem
 */
export function ownRecords<Shape extends z.ZodRawShape>(
  folder: `site/${string}`,
  fields: Shape,
  project = clientFolder(),
) {
  const known = recordsByFolder.get(folder)
  if (known && !isDevelopment()) return known as ReturnType<typeof read<Shape>>
  const records = read(folder, fields, project)
  recordsByFolder.set(folder, records)
  return records
}

function read<Shape extends z.ZodRawShape>(folder: string, fields: Shape, project: string) {
  const path = join(/* turbopackIgnore: true */ project, folder)
  const found = filesWhileUnchanged([path], () => markdownFiles(folder, project))
  const files = withHeads(found, z.strictObject(fields))
  const problems = files.flatMap(({ file, read }) => ('problem' in read ? file + read.problem : []))
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return files.flatMap(({ read }) =>
    'problem' in read ? [] : { ...read.head, slug: read.name, text: read.body.trim() },
  )
}
