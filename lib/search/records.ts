import { anchorOf } from '@/lib/content/faqs'
import { bySlug } from '@/lib/content/find'
import type { Site } from '@/lib/content/site'
import { formatDate } from '@/lib/format/dates'
import { routes } from '@/lib/routing/routes'
import type { Group } from './groups'
import type { SearchRecord } from './index/record-index'
import { textOf } from './index/words'

/*
 * What is searched: the title, the short texts and the text of each kind of record. `search` in site.config.ts sets how much a word
 * counts in each part. docs/search.md describes the search.
 */

interface Searched extends Pick<SearchRecord, 'title' | 'summary' | 'text'> {
  /** The address of the result. */
  href: string
  /** A detail that the result shows, such as the client of a project. */
  about?: string
  /** The passage comes from the first of these texts that has a word of the question. Long texts are prepared only when needed. */
  passages: Iterable<string>
}

const kinds = {
  servicos: kind(
    ({ services }) => services,
    ({ slug, title, short, bullets, description }) => ({
      href: routes.service(slug),
      title,
      summary: lines(short, ...bullets),
      text: description,
      passages: [short, description, ...bullets],
    }),
  ),
  produtos: kind(
    ({ products }) => products,
    ({ slug, title, sku, short, bullets, description, priceNote }) => ({
      href: routes.product(slug),
      title,
      about: sku,
      summary: lines(sku, short, ...bullets),
      text: lines(description, priceNote),
      passages: [short, description, ...bullets, priceNote],
    }),
  ),
  projetos: kind(
    ({ projects }) => projects,
    ({ slug, title, client, problem, solution, results, links }) => ({
      href: routes.project(slug),
      title,
      about: client === title ? '' : client,
      summary: lines(client, ...links.map((link) => link.title)),
      text: lines(problem, solution, results),
      passages: [results, problem, solution],
    }),
  ),
  artigos: kind(
    ({ posts }) => posts,
    ({ slug, title, excerpt, publishedAt, tags, author, body }) => ({
      href: routes.post(slug),
      title,
      about: publishedAt && formatDate(publishedAt),
      summary: lines(excerpt, ...tags, author),
      text: body,
      passages: withHtml(excerpt, body),
    }),
  ),
  perguntas: kind(
    ({ faqs }) => faqs,
    ({ slug, question, category, answer }) => ({
      href: `${routes.faqs}#${encodeURIComponent(anchorOf(slug))}`,
      title: question,
      about: category.trim(),
      summary: category,
      text: answer,
      passages: [answer],
    }),
  ),
  paginas: kind(
    ({ markdownPages }) => markdownPages,
    ({ path, title, description, html }) => ({
      href: path,
      title,
      summary: description,
      text: html,
      passages: withHtml(description, html),
    }),
  ),
} satisfies Record<Group, unknown>

function kind<T extends { slug: string }>(recordsOf: (site: Site) => T[], searched: (record: T) => Searched) {
  return (site: Site, group: Group) => {
    /** The same array for as long as nothing in it has changed. */
    const records: readonly T[] = recordsOf(site)
    const idOf = ({ slug }: { slug: string }) => `${group}/${slug}`
    const find = (id: string) => {
      const record = bySlug(records, id.slice(group.length + 1))
      return record && { id, group, ...searched(record) }
    }
    return { records, idOf, find }
  }
}

/** The records of a group. */
export function searchedRecords(site: Site, group: Group) {
  return kinds[group](site, group)
}

function lines(...texts: string[]): string {
  return texts.filter(Boolean).join('\n')
}

function* withHtml(text: string, html: string): Iterable<string> {
  yield text
  yield textOf(html)
}
