import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { z } from 'zod'
import { namesIn } from '@/lib/engine/files/file-names'
import { readText, UNREADABLE, unreadableLine } from '@/lib/engine/files/file-text'
import { routes, templateRoutes } from '@/lib/engine/port/routes'
import { ownSections } from '@/lib/engine/port/sections'
import { isDevelopment } from '@/lib/engine/process/mode'
import { isPageName, isPlainName, LONGEST_PAGE_NAME } from '@/lib/engine/text/page-name'
import { oneLine } from '@/lib/engine/text/visible-text'
import { markdownParts } from './markdown-html'
import type { MarkdownPart } from './markdown-sections'

/** A Markdown page of the client: a file in `site/pages/`, whose name is the address of the page. */
export interface MarkdownPage {
  slug: string
  path: string
  title: string
  description: string
  /** A calendar date; '' when the file has none. */
  updatedOn: string
  /** A BCP 47 tag; '' in the language of the site. */
  lang: string
  /** The path of the page that it translates; '' for none. */
  translationOf: string
  html: string
  /** Texts and sections, in their order. */
  parts: MarkdownPart[]
}

const FOLDER = 'site/pages'

const head = z.strictObject({
  title: z.string('is missing: write "title: …"').transform(oneLine).pipe(z.string().min(1, 'is empty')),
  description: z.string().transform(oneLine).default(''),
  updatedOn: z.iso.date().default(''),
  lang: z.string().default(''),
  translationOf: z.string().default(''),
})

/** The first path segments that the site already uses. */
const taken = new Set(
  [...Object.values(routes).filter((route) => typeof route === 'string'), ...templateRoutes, '/api'].map(
    (route) => route.split('/')[1],
  ),
)

let kept: MarkdownPage[] | undefined

/** All pages of the folder, read once, and in development at each view. @throws Error naming each file with a problem */
export function markdownPages(): MarkdownPage[] {
  if (kept && !isDevelopment()) return kept
  const { pages, problems } = readMarkdownPages()
  if (problems.length > 0) throw new Error(problems.join('\n'))
  kept = pages
  return pages
}

/** The pages of a folder, and the problems of its files. Without `turbopackIgnore` the bundler would add the whole project. */
export function readMarkdownPages(folder = join(/* turbopackIgnore: true */ process.cwd(), FOLDER)) {
  const own = ownSections()
  const pages: MarkdownPage[] = []
  const problems: string[] = []
  for (const file of namesIn(folder).filter((name) => name.endsWith('.md'))) {
    const text = readText(join(folder, file))
    const unreadable = unreadableLine(text)
    const page = readPage(file.slice(0, -3), text, own)
    if (unreadable !== undefined) problems.push(`${FOLDER}/${file}:${unreadable} ${UNREADABLE}`)
    else if (typeof page === 'string') problems.push(`${FOLDER}/${file} ${page}`)
    else if (page.problems.length === 0) pages.push(page.page)
    else problems.push(...page.problems.map(({ line, text }) => `${FOLDER}/${file}:${line} ${text}`))
  }
  return { pages, problems }
}

function readPage(slug: string, text: string, own: readonly string[]) {
  if (!isPlainName(slug)) return 'needs a name of small letters, digits and hyphens: it is the address'
  if (!isPageName(slug)) return `needs a name of at most ${LONGEST_PAGE_NAME} letters: it is the address`
  if (taken.has(slug)) return `has the address of a page that the site has already: /${slug}`
  const [, front, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  if (front === undefined || body === undefined)
    return 'must begin with a line ---, the title as "title: …", and a line ---'
  const document = parseDocument(front)
  const { data, error } = head.safeParse(document.errors.length > 0 ? undefined : document.toJS())
  if (!data)
    return `has a head that cannot be read: ${document.errors[0]?.message.split('\n')[0] ?? sentences(error)}`
  const { parts, problems } = markdownParts(body, own)
  const linesBefore = text.slice(0, text.length - body.length).split('\n').length - 1
  const html = parts.map((part) => part.html ?? '').join('')
  if (/<h1[\s>]/i.test(html)) return 'has a heading of the first level, which is the title: begin with ##'
  const page: MarkdownPage = { slug, path: `/${slug}`, html, parts, ...data }
  return { page, problems: problems.map(({ line, text }) => ({ line: line + linesBefore, text })) }
}

function sentences(error: z.ZodError | undefined): string {
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`.trim()).join('; ')
}
