import { readMarkdownPages } from '@/lib/content/markdown-pages'
import { isPictureName } from '@/lib/pictures/public-files'
import { siteConfig } from '@/site.config'
import { sectionEntry } from '../sections/home-entry'

/** Fields of a section's content that name a file. */
const named = new Set(['src', 'file', 'subtitles'])

/** The files that sections name and `public/` does not have, and the addresses to which browsers send no form, one sentence each. */
export function fileProblems(pictures: object, files: object): string[] {
  const inMarkdown = readMarkdownPages().pages.flatMap(({ slug, parts }) =>
    parts.flatMap((part) => (part.html === undefined ? [{ where: `site.pages/${slug}.md:`, part }] : [])),
  )
  const inConfig = (['home', 'about'] as const).flatMap((page) =>
    siteConfig[page].map((entry) => ({ where: `site.config.ts: ${page}:`, part: sectionEntry(entry) })),
  )
  return [...inConfig, ...inMarkdown].flatMap(({ where, part }) => [
    ...filesIn(part)
      .filter((path) => !Object.hasOwn(isPictureName(path) ? pictures : files, path))
      .filter((path) => !path.endsWith('.vtt'))
      .map((path) => `${where} ${part.section} names public${path}, which is not there, or cannot be read`),
    ...formProblem(part.section === 'smallForm' ? part.action : undefined).map((text) => `${where} ${text}`),
  ])
}

function formProblem(action: unknown): string[] {
  if (typeof action !== 'string' || !URL.canParse(action)) return []
  const { origin } = new URL(action)
  if (siteConfig.formOrigins.includes(origin)) return []
  return [
    `smallForm is sent to ${origin}: add formOrigins: ['${origin}'] to site.config.ts, or browsers refuse it`,
  ]
}

function filesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    if (typeof inner !== 'string') return filesIn(inner)
    return named.has(name) && inner.startsWith('/') ? [inner] : []
  })
}
