import type { MarkdownPart } from './markdown-sections'

/** The fields of a section's content that visitors do not read. */
const unread = /^(?:section|tone|side|src|href|file|action|kind|map|subtitles|hidden)$/

/** What a section says, for the search. */
export function sectionTexts(part: MarkdownPart): string[] {
  return part.html === undefined ? textsIn(part) : []
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => (unread.test(name) ? [] : textsIn(inner)))
}
