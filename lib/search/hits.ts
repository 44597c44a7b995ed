import { anchorOf } from '@/lib/content/faqs'
import { bySlug } from '@/lib/content/find'
import type { Site } from '@/lib/content/site'
import { formatDate } from '@/lib/format/dates'
import { routes } from '@/lib/routing/routes'
import type { FoundWords } from './found-words'
import type { Group } from './groups'
import { textOf } from './index/words'
import { marked, type Piece, passage } from './marks'

/** One result as it is shown. */
export interface Hit {
  href: string
  title: Piece[]
  /** A detail, such as the date of a post or the client of a project; '' for none. */
  about: string
  passage: Piece[]
}

interface Shown {
  href: string
  title: string
  about?: string
  /** The passage comes from the first of these texts that has a word of the question. Long texts are prepared only when needed. */
  texts: Iterable<string>
}

/** A record as a search result; undefined for a record that no longer exists. */
export function hitOf(site: Site, group: Group, slug: string, foundWords: FoundWords): Hit | undefined {
  const shown = shownOf(site, slug)[group]()
  if (!shown) return undefined
  const { href, title, about = '', texts } = shown
  const part = passage(texts, foundWords)
  return { href, title: marked(title.normalize(), foundWords), about, passage: marked(part, foundWords) }
}

function shownOf(site: Site, slug: string): Record<Group, () => Shown | undefined> {
  return {
    servicos: () => {
      const record = bySlug(site.services, slug)
      if (!record) return undefined
      const { title, short, description, bullets } = record
      return { href: routes.service(slug), title, texts: [short, description, ...bullets] }
    },
    produtos: () => {
      const record = bySlug(site.products, slug)
      if (!record) return undefined
      const { title, sku, short, description, bullets, priceNote } = record
      return {
        href: routes.product(slug),
        title,
        about: sku,
        texts: [short, description, ...bullets, priceNote],
      }
    },
    projetos: () => {
      const record = bySlug(site.projects, slug)
      if (!record) return undefined
      const { title, client, problem, solution, results } = record
      return {
        href: routes.project(slug),
        title,
        about: client === title ? '' : client,
        texts: [results, problem, solution],
      }
    },
    artigos: () => {
      const record = bySlug(site.posts, slug)
      if (!record) return undefined
      const { title, excerpt, publishedAt, body } = record
      const about = publishedAt && formatDate(publishedAt)
      return { href: routes.post(slug), title, about, texts: withHtml(excerpt, body) }
    },
    perguntas: () => {
      const record = bySlug(site.faqs, slug)
      if (!record) return undefined
      const { question, category, answer } = record
      return {
        href: `${routes.faqs}#${encodeURIComponent(anchorOf(slug))}`,
        title: question,
        about: category.trim(),
        texts: [answer],
      }
    },
    paginas: () => {
      const record = bySlug(site.markdownPages, slug)
      if (!record) return undefined
      const { path, title, description, html } = record
      return { href: path, title, texts: withHtml(description, html) }
    },
  }
}

function* withHtml(text: string, html: string): Iterable<string> {
  yield text
  yield textOf(html)
}
