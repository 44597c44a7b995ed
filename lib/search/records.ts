import type { Site } from '@/lib/content/site'
import type { Group } from './groups'
import type { SearchRecord } from './index/record-index'

/*
 * What is searched: the title, the short texts and the text of each kind of record. `search` in site.config.ts sets how much a word
 * counts in each part. docs/search.md describes the search.
 */

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

interface Entry {
  id: string
  record: object
  searched: () => SearchRecord
}

/** The records of a group, which are the same array for as long as nothing in it has changed, and each in its searched form. */
export function searchedRecords(site: Site, group: Group): { records: object; entries: () => Entry[] } {
  return searched[group](site)(group)
}

export function slugIn(id: string): string {
  return id.slice(id.indexOf('/') + 1)
}

function list<T extends { slug: string }>(
  records: T[],
  texts: (record: T) => Pick<SearchRecord, 'title' | 'summary' | 'text'>,
) {
  return (group: Group) => ({
    records,
    entries: () =>
      records.map((record) => {
        const id = `${group}/${record.slug}`
        return { id, record, searched: () => ({ id, group, ...texts(record) }) }
      }),
  })
}

function lines(...texts: string[]): string {
  return texts.filter(Boolean).join('\n')
}
