import type { Site } from '@/lib/content/site'
import type { Group } from './groups'
import type { SearchRecord } from './index/record-index'

/*
 * What is searched: the title, the short texts and the text of each kind of record. `search` in site.config.ts sets how much a word
 * counts in each part. docs/search.md describes the search.
 */

type Texts = Pick<SearchRecord, 'title' | 'summary' | 'text'>

interface Searched<T extends { slug: string }> {
  /** The same array for as long as nothing in it has changed. */
  records: T[]
  texts: (record: T) => Texts
}

const searched = {
  servicos: ({ services }: Site) =>
    list(services, ({ title, short, bullets, description }) => ({
      title,
      summary: lines(short, ...bullets),
      text: description,
    })),
  produtos: ({ products }: Site) =>
    list(products, ({ title, sku, short, bullets, description, priceNote }) => ({
      title,
      summary: lines(sku, short, ...bullets),
      text: lines(description, priceNote),
    })),
  projetos: ({ projects }: Site) =>
    list(projects, ({ title, client, problem, solution, results, links }) => ({
      title,
      summary: lines(client, ...links.map((link) => link.title)),
      text: lines(problem, solution, results),
    })),
  artigos: ({ posts }: Site) =>
    list(posts, ({ title, excerpt, tags, author, body }) => ({
      title,
      summary: lines(excerpt, ...tags, author),
      text: body,
    })),
  perguntas: ({ faqs }: Site) =>
    list(faqs, ({ question, category, answer }) => ({ title: question, summary: category, text: answer })),
  paginas: ({ markdownPages }: Site) =>
    list(markdownPages, ({ title, description, html }) => ({ title, summary: description, text: html })),
} satisfies Record<Group, unknown>

/** The records of a group. `made` yields their searched form one by one, each built on demand. */
export function searchedRecords(
  site: Site,
  group: Group,
): { records: { slug: string }[]; made: (slugs: Set<string>) => Iterable<SearchRecord> } {
  return searched[group](site)(group)
}

export function identifier(group: Group, slug: string): string {
  return `${group}/${slug}`
}

export function slugIn(id: string): string {
  return id.slice(id.indexOf('/') + 1)
}

function list<T extends { slug: string }>(records: T[], texts: Searched<T>['texts']) {
  return (group: Group) => ({
    records,
    *made(slugs: Set<string>): Iterable<SearchRecord> {
      for (const record of records) {
        if (!slugs.has(record.slug)) continue
        yield { id: identifier(group, record.slug), group, ...texts(record) }
      }
    },
  })
}

function lines(...texts: string[]): string {
  return texts.filter(Boolean).join('\n')
}
