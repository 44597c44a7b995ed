import { join } from 'node:path'
import type { z } from 'zod'
import { namesIn } from '../files/file-names'
import { readText, UNREADABLE, unreadableLine } from '../files/file-text'
import { clientFolder } from '../port/client-folder'
import { readYaml, type Yaml } from './yaml'

/* Reads Markdown files. This module imports no settings, since site/config.ts may use such files. */

export interface MarkdownFile<Head> {
  /** The path of the file in its folder, without the extension: `equipa/helena-prata`. */
  name: string
  head: Head
  body: string
  linesBefore: number
}

/** A file with a valid head, or its problem. */
type Read<Head> = { file: string; read: MarkdownFile<Head> | { problem: string } }

/** A file whose head has been parsed but not yet validated, or its problem. */
type Parsed = { file: string; read: MarkdownFile<Yaml> | { problem: string } }

/** The Markdown files in and below a folder of this project. Without `turbopackIgnore` the bundler would include the whole project. */
export function markdownFiles(folder: string, project = clientFolder()): Parsed[] {
  const path = join(/* turbopackIgnore: true */ project, folder)
  return namesIn(path, { recursive: true })
    .filter((name) => /\.(?:md|markdown|mdown|mkd|mdx)$/i.test(name))
    .map((name) => ({
      file: `${folder}/${name}`,
      read: name.endsWith('.md')
        ? markdownFile(name.slice(0, -3), readText(join(path, name)))
        : { problem: ' has another ending than .md: rename it' },
    }))
}

/** Matches the front matter between two lines `---`, and the body after it. */
const headAndBody = /^---[ \t]{0,99}\n(?:([\s\S]*?)\n)??---[ \t]{0,99}(?:\n([\s\S]*))?$/

function markdownFile(name: string, text: string) {
  const unreadable = unreadableLine(text)
  if (unreadable !== undefined) return { problem: `:${unreadable} ${UNREADABLE}` }
  const parts = headAndBody.exec(text)
  if (!parts) return { problem: ' must begin with a line ---, lines such as "title: …", and a line ---' }
  const [, front = '', body = ''] = parts
  const head = readYaml(front)
  if ('problem' in head) return { problem: headProblem(head.problem) }
  return { name, head, body, linesBefore: text.slice(0, text.length - body.length).split('\n').length - 1 }
}

/** Validates the heads of files against a schema. */
export function withHeads<Head>(files: readonly Parsed[], schema: z.ZodType<Head>): Read<Head>[] {
  return files.map(({ file, read }) => {
    if ('problem' in read) return { file, read }
    const head = readHead(read.head, schema)
    return { file, read: 'text' in head ? { problem: headProblem(head) } : { ...read, ...head } }
  })
}

/** Describes a problem with a head. @param line the line within the head */
function headProblem({ line, text }: { line: number; text: string }): string {
  return `:${line + 1} has a head that cannot be read: ${text}`
}

function readHead<Head>(
  yaml: Yaml,
  schema: z.ZodType<Head>,
): { head: Head } | { line: number; text: string } {
  const first = schema.safeParse(given(yaml.value))
  if (first.success) return { head: first.data }
  // Where a string is expected, `2026` and `[Novo]` are read as strings.
  const texts = first.error.issues.flatMap((issue) => {
    const [name] = issue.path
    const text = issue.code === 'invalid_type' && issue.expected === 'string' && yaml.writtenAt(issue.path)
    return issue.path.length === 1 && text ? [[name, text] as const] : []
  })
  const { data, error } = schema.safeParse({ ...given(yaml.value), ...Object.fromEntries(texts) })
  if (error) return { line: yaml.lineOf(error.issues[0]?.path ?? []), text: sentences(error) }
  return { head: data }
}

/** The fields with a value. A name without one counts as absent. */
function given(value: unknown): object {
  return Object.fromEntries(Object.entries(Object(value)).filter(([, field]) => field !== null))
}

function sentences({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim()).join('; ')
}
