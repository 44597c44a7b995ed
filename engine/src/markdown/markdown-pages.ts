import { join } from 'node:path'
import { z } from 'zod'
import { whileUnchanged } from '../files/while-unchanged'
import { clientFolder } from '../port/client-folder'
import { addressOf, pathInApp } from '../port/routes'
import { OWN_SECTIONS, ownSections, picture, type SectionPicture } from '../port/sections'
import { takenAddresses } from '../routing/taken-addresses'
import { ERROR_PAGE, isErrorPage, isPageName, isPlainName, LONGEST_PAGE_NAME } from '../text/page-name'
import { oneLine } from '../text/visible-text'
import { type AddressMeant, addressesOf } from './markdown-addresses'
import { type MarkdownFile, markdownFiles, withHeads } from './markdown-files'
import { type MarkdownPart, markdownParts } from './markdown-html'

/** A Markdown page of the client: a file in `site/pages/`, whose path there is the page's address. */
export interface MarkdownPage {
  /** The path of the page's file. */
  file: string
  /** The path under which Next.js knows the page, without the leading slash. */
  slug: string
  path: string
  title: string
  description: string
  /** A calendar date; '' if the file has none. */
  updatedOn: string
  /** A BCP 47 tag; '' for the site's own language. */
  lang: string
  /** The path of the page that this one translates; '' for none. */
  translationOf: string
  /** The position of the page's card. Pages without one come last, sorted by name. */
  order: number
  /** Whether the page has no header, footer and contact bar. */
  bare: boolean
  /** The picture on the page's card, shown large on the page. */
  picture?: SectionPicture | undefined
  html: string
  /** Texts and sections, in order. */
  parts: MarkdownPart[]
}

const FOLDER = 'site/pages'

/** Schema of the front matter. */
const head = z.strictObject({
  title: z
    .string({
      error: ({ input }) => (input === undefined ? 'is missing: write "title: …"' : 'must be a text'),
    })
    .transform(oneLine)
    .pipe(z.string().min(1, 'is empty')),
  description: z.string().transform(oneLine).default(''),
  updatedOn: z.iso.date().default(''),
  lang: z.string().default(''),
  translationOf: z.string().default(''),
  order: z.number().default(Number.MAX_SAFE_INTEGER),
  bare: z.boolean().default(false),
  picture: picture.optional(),
})

const pagesWhileUnchanged = whileUnchanged<MarkdownPage[]>()

/** Folders that Markdown pages depend on, including the available sections and their tables. */
const folders = [FOLDER, OWN_SECTIONS, 'site/data'].map((name) =>
  join(/* turbopackIgnore: true */ clientFolder(), name),
)

/** All Markdown pages. They are read once, or after each change in development. @throws Error naming each file with a problem */
export function markdownPages(): MarkdownPage[] {
  return pagesWhileUnchanged(folders, () => {
    const { pages, problems } = readMarkdownPages()
    if (problems.length > 0) throw new Error(problems.join('\n'))
    return pages
  })
}

/** The Markdown pages of a project, and the problems with their files. */
export function readMarkdownPages(project = clientFolder()) {
  const own = ownSections(project)
  const takenBy = takenAddresses(project)
  const pages: MarkdownPage[] = []
  const problems: string[] = []
  const files = withHeads(markdownFiles(FOLDER, project), head).map((one) => ({
    ...one,
    name: nameOf(one.file),
  }))
  const names = new Set(files.map(({ name }) => name))
  for (const { file, name, read } of files) {
    const slug = pathInApp(name).slice(1)
    const path = addressOf(`/${slug}`)
    const other = takenBy(path) ?? pages.find((page) => page.path === path)?.file
    const wrong = nameProblem(name) ?? (other && ` has the address of ${other}: ${path}`)
    if (wrong) problems.push(file + wrong)
    else if ('problem' in read) problems.push(file + read.problem)
    else {
      const { problems: found, ...content } = contentOf(read, own, addressesOf(name, names, project))
      problems.push(...found.map((problem) => file + problem))
      if (found.length === 0) pages.push({ file, slug, path, ...read.head, ...content })
    }
  }
  return { pages, problems }
}

/** The path of a file in the folder, with a leading slash and without its extension. */
function nameOf(file: string): string {
  return file.slice(FOLDER.length).replace(/\.\w{1,9}$/, '')
}

/** The problem with the name of a page. @param name such as `/equipa/helena-prata` */
function nameProblem(name: string): string | undefined {
  const names = name.split('/').slice(1)
  if (isErrorPage(name)) return ` ${ERROR_PAGE}`
  if (names.at(-1) === 'index')
    return ` is not a page: the page of a folder is beside it, as ${FOLDER}/equipa.md beside ${FOLDER}/equipa/`
  if (!names.every(isPlainName))
    return ' needs a name of lower-case letters, digits and hyphens: it is the address'
  return names.every(isPageName)
    ? undefined
    : ` needs a name of at most ${LONGEST_PAGE_NAME} letters: it is the address`
}

function contentOf(
  { body, linesBefore }: MarkdownFile<unknown>,
  own: readonly string[],
  meant: AddressMeant,
) {
  const { parts, problems } = markdownParts(body, own, meant)
  const html = parts.map((part) => part.html ?? '').join('')
  const found = problems.map(({ line, text }) => `:${line + linesBefore} ${text}`)
  if (/<h1[\s>]/i.test(html))
    found.push(' has a first-level heading, which is reserved for the title: begin with ##')
  return { html, parts, problems: found }
}
