import { join } from 'node:path'
import { parseDocument } from 'yaml'
import type { z } from 'zod'
import { namesIn } from '@/lib/engine/files/file-names'
import { readText, UNREADABLE, unreadableLine } from '@/lib/engine/files/file-text'

/* It imports no settings: site/config.ts may be made of such files. */

export interface MarkdownFile<Head> {
  /** The path of the file in its folder, without its ending: `equipa/helena-prata`. */
  name: string
  head: Head
  body: string
  /** The lines before the body. */
  linesBefore: number
}

/** A file that is well, or what is wrong with it. */
type Read<Head> = { file: string; read: MarkdownFile<Head> | { problem: string } }

/** The Markdown files of a folder of this project, and below it. Without `turbopackIgnore` the bundler would add the whole project. */
export function markdownFiles<Head>(
  folder: string,
  head: z.ZodType<Head>,
  project = process.cwd(),
): Read<Head>[] {
  const path = join(/* turbopackIgnore: true */ project, folder)
  return namesIn(path, { recursive: true })
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({
      file: `${folder}/${name}`,
      read: markdownFile(name.slice(0, -3), readText(join(path, name)), head),
    }))
}

function markdownFile<Head>(name: string, text: string, schema: z.ZodType<Head>) {
  const unreadable = unreadableLine(text)
  if (unreadable !== undefined) return { problem: `:${unreadable} ${UNREADABLE}` }
  const [, front, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  if (front === undefined || body === undefined)
    return { problem: ' must begin with a line ---, lines such as "title: …", and a line ---' }
  const document = parseDocument(front)
  const [unread] = document.errors
  if (unread) return { problem: ` has a head that cannot be read: ${unread.message.split('\n')[0]}` }
  const { data: head, error } = schema.safeParse(document.toJS() ?? {})
  if (error) return { problem: ` has a head that cannot be read: ${sentences(error)}` }
  return { name, head, body, linesBefore: text.slice(0, text.length - body.length).split('\n').length - 1 }
}

function sentences({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim()).join('; ')
}
