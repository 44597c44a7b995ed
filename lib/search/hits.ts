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
  const record = shown[group](site, slug)
  if (!record) return undefined
  const { href, title, about = '', texts } = record
  const part = passage(texts, foundWords)
  return { href, title: marked(title.normalize(), foundWords), about, passage: marked(part, foundWords) }
}

const shown: Record<Group, (site: Site, slug: string) => Shown | undefined> = {
  servicos: ({ services }, slug) =>
    show(bySlug(services, slug), ({ title, short, description, bullets }) => ({
      href: routes.service(slug),
      title,
      texts: [short, description, ...bullets],
    })),
  produtos: ({ products }, slug) =>
    show(bySlug(products, slug), ({ title, sku, short, description, bullets, priceNote }) => ({
      href: routes.product(slug),
      title,
      about: sku,
      texts: [short, description, ...bullets, priceNote],
    })),
  projetos: ({ projects }, slug) =>
    show(bySlug(projects, slug), ({ title, client, problem, solution, results }) => ({
      href: routes.project(slug),
      title,
      about: client === title ? '' : client,
      texts: [results, problem, solution],
    })),
  artigos: ({ posts }, slug) =>
    show(bySlug(posts, slug), ({ title, excerpt, publishedAt, body }) => ({
      href: routes.post(slug),
      title,
      about: publishedAt && formatDate(publishedAt),
      texts: withHtml(excerpt, body),
    })),
  perguntas: ({ faqs }, slug) =>
    show(bySlug(faqs, slug), ({ question, category, answer }) => ({
      href: `${routes.faqs}#${encodeURIComponent(anchorOf(slug))}`,
      title: question,
      about: category.trim(),
      texts: [answer],
    })),
  paginas: ({ markdownPages }, slug) =>
    show(bySlug(markdownPages, slug), ({ path, title, description, html }) => ({
      href: path,
      title,
      texts: withHtml(description, html),
    })),
}

function show<T>(record: T | undefined, as: (record: T) => Shown): Shown | undefined {
  return record && as(record)
}

function* withHtml(text: string, html: string): Iterable<string> {
  yield text
  yield textOf(html)
}
