import type { Picture } from '../fields/files'
import { withHtml } from '../fields/html-text'
import type { MarkdownPart } from '../markdown/markdown-html'
import { bySlug, type Site } from '../port/content'
import {
  collections,
  listed,
  listIn,
  pagedNames,
  type Searched,
  type SearchedName,
  type SomeRecord,
  searched,
  searchedNames,
} from '../port/kinds'
import { routes } from '../port/routes'
import { type Group, MARKDOWN } from './groups'

/* The lists that the search covers, as declared in `lib/kinds/`. `search` in site/config.ts weights the parts of a record. */

export interface SearchedList {
  group: Group
  /** The records, in the same array for as long as none of them changes. */
  records: readonly SomeRecord[]
  /** The searched texts of the record with a slug, and the address of its result. */
  find: (slug: string) => (Searched & { href: string; picture?: Picture | undefined }) | undefined
}

/** The searched lists, in the order of the results. */
export function searchedLists(site: Site): SearchedList[] {
  return [...searchedNames.map((name) => ofKind(site, name)), ofMarkdown(site)]
}

function ofKind<K extends SearchedName>(site: Site, name: K): SearchedList {
  const { group, found, anchor } = searched[name].search
  const records = listIn(site, name)
  const paged = pagedNames.find((one) => one === name)
  return {
    group,
    records,
    find: (slug) => {
      const record = bySlug(records, slug)
      if (!record) return undefined
      const href = paged
        ? routes.record(paged, slug)
        : `${routes[listed[name].page.name]}#${encodeURIComponent(anchor?.(record) ?? slug)}`
      return { href, picture: collections[name].pages?.picture(record), ...found(record) }
    },
  }
}

function ofMarkdown({ markdownPages }: Site): SearchedList {
  return {
    group: MARKDOWN,
    records: markdownPages,
    find: (slug) => {
      const page = bySlug(markdownPages, slug)
      if (!page) return undefined
      const { path, title, description, html, parts } = page
      return {
        href: path,
        title,
        summary: [description],
        text: [html, ...parts.flatMap(sectionTexts)],
        passages: withHtml(description, html),
      }
    },
  }
}

/** Fields of a section that visitors do not read. */
const unread = /^(?:section|tone|side|src|href|of|file|action|kind|map|data|subtitles|hidden)$/

export function sectionTexts(part: MarkdownPart): string[] {
  return part.html === undefined ? textsIn(part) : []
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => (unread.test(name) ? [] : textsIn(inner)))
}
