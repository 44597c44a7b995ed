import type { TokenizerAndRendererExtension } from 'marked'
import { LineCounter, parseDocument } from 'yaml'
import { sectionProblems } from '@/lib/engine/checks/section-problems'
import type { SectionEntry } from '@/lib/engine/port/sections'

/** What stands in the HTML in the place of a section: no text of a page has it. */
const mark = (index: number) => `<!--site-section-${index}-->`

const block = /^:::[ \t]*([\w-]*)[ \t]*\n([\s\S]*?)(?:^|(?<=\n)):::[ \t]*(?:\n|$)/

/** The sections of a Markdown text: a line `:::gallery`, YAML, a line `:::`. Such lines in a block of code are no section. */
export function markdownSections(text: string, own: readonly string[]) {
  const sections: SectionEntry[] = []
  const problems: { line: number; text: string }[] = []
  const extension: TokenizerAndRendererExtension = {
    name: 'section',
    level: 'block',
    start: (source) => /^:::/m.exec(source)?.index,
    tokenizer(source) {
      if (!source.startsWith(':::')) return undefined
      const line = text.slice(0, text.length - source.length).split('\n').length
      const [raw, section = '', content = ''] = block.exec(source) ?? []
      if (raw === undefined) {
        problems.push({ line, text: 'begins a section that does not end: put a line ::: after its content' })
        return { type: 'section', raw: source, index: -1 }
      }
      const { entry, problems: found } = readSection(section, content, own)
      problems.push(...found.map((problem) => ({ ...problem, line: line + problem.line })))
      return { type: 'section', raw, index: sections.push(entry) - 1 }
    },
    renderer: ({ index }) => mark(index),
  }
  /** The HTML between the sections, and the sections, in their order. */
  const partsOf = (html: string): MarkdownPart[] =>
    html
      .split(/<!--site-section-(\d+)-->/)
      .map((part, index) => (index % 2 === 0 ? { html: part } : sections[Number(part)]))
      .filter((part): part is MarkdownPart => part !== undefined && part.html !== '')
  return { extension, problems, partsOf }
}

export type MarkdownPart = { html: string } | (SectionEntry & { html?: undefined })

/** A section of a Markdown page. Line 0 is the one with its name. */
function readSection(section: string, content: string, own: readonly string[]) {
  const lines = new LineCounter()
  const document = parseDocument(content, { lineCounter: lines })
  const [unreadable] = document.errors
  if (unreadable) {
    const line = unreadable.linePos?.[0].line ?? 0
    const text = `the content of ${section} cannot be read as YAML: ${unreadable.message.split('\n')[0]}`
    return { entry: { section }, problems: [{ line, text }] }
  }
  const value: unknown = document.toJS() ?? {}
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const text = `${section} needs lines such as "title: …", and a line ::: at the end`
    return { entry: { section }, problems: [{ line: 0, text }] }
  }
  const entry: SectionEntry = { ...value, section }
  const problems = sectionProblems(entry, own).map(({ path, text }) => ({
    line: lineOf(path),
    text: `${section || ':::'}: ${text}`,
  }))
  return { entry, problems }

  /** The line of a field, or of the nearest thing around it that is there. */
  function lineOf(path: PropertyKey[]): number {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true)
      if (isNode(node)) return lines.linePos(node.range[0]).line
    }
    return 0
  }
}

function isNode(value: unknown): value is { range: [number, number, number] } {
  return typeof value === 'object' && value !== null && 'range' in value && Array.isArray(value.range)
}
