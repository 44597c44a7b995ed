import { decodeHTML, escapeAttribute } from 'entities'
import { Parser } from 'htmlparser2'
import { Marked, Renderer, type Token, type Tokens } from 'marked'
import { anchorMaker } from '../html/anchors'
import { attributesOfCode, attributesOfTable } from '../html/scrollable'
import type { SectionEntry } from '../port/sections'
import { type AddressMeant, readAddresses } from './markdown-addresses'
import { findStraySection, isSection, readSection, sectionExtension } from './markdown-sections'

/** A piece of text between sections, or a section. */
export type MarkdownPart = { html: string } | (SectionEntry & { html?: undefined })

/** The HTML and the sections of a Markdown page, in order. Headings have an `id`, and wide elements can be scrolled with the keyboard. */
export function markdownParts(text: string, own: readonly string[], meant: AddressMeant) {
  const marked = new Marked({ extensions: [sectionExtension] })
  const render = renderer(marked)
  const parts: MarkdownPart[] = []
  const problems: { line: number; text: string }[] = []
  let [line, tokens]: [number, Token[]] = [1, []]
  for (const token of marked.lexer(text)) {
    if (isSection(token)) {
      const html = render(tokens)
      const open = openElement(html)
      if (open) problems.push({ line, text: `begins a section within <${open}>, which has to end before it` })
      const { entry, problems: sectionProblems } = readSection(token, line, own)
      problems.push(...sectionProblems)
      parts.push({ html }, entry)
      tokens = []
    } else {
      const firstLine = line
      const report = (written: string, text: string) =>
        problems.push({ line: firstLine + linesBefore(written, token.raw), text })
      marked.walkTokens([token], (inner) => {
        findStraySection(inner, report)
        readAddresses(inner, meant, report)
      })
      tokens.push(token)
    }
    line += linesIn(token.raw)
  }
  parts.push({ html: render(tokens) })
  return { parts: parts.filter(({ html }) => html !== ''), problems }
}

/** The HTML of Markdown without sections. */
export function plainHtml(text: string, meant: AddressMeant): string {
  const marked = new Marked()
  const tokens = marked.lexer(text)
  marked.walkTokens(tokens, (token) => readAddresses(token, meant))
  return renderer(marked)(tokens)
}

/** Creates a function that renders the parts of a page one by one, with anchors that are unique in the page. */
function renderer(marked: Marked): (tokens: Token[]) => string {
  const renderer = new PageRenderer()
  return (tokens) => marked.parser(tokens, { ...marked.defaults, renderer })
}

function linesIn(text: string): number {
  return text.split('\n').length - 1
}

function linesBefore(written: string, raw: string): number {
  return linesIn(raw.slice(0, Math.max(0, raw.indexOf(written))))
}

/** Elements whose end tag is optional in HTML. */
const withOptionalEnd = ['p', 'li', 'dt', 'dd', 'tr', 'td', 'th', 'thead', 'tbody', 'tfoot', 'option']

/** The name of an element that a piece of HTML opens but does not close. */
function openElement(html: string): string | undefined {
  const open: string[] = []
  let isAtEnd = false
  const onclosetag = (name: string) => {
    if (isAtEnd && !withOptionalEnd.includes(name)) open.push(name)
  }
  const parser = new Parser({ onclosetag })
  parser.write(html)
  isAtEnd = true
  parser.end()
  return open[0]
}

class PageRenderer extends Renderer {
  readonly #anchorOf = anchorMaker()
  /** The heading of the column for each cell of a table. */
  readonly #labels = new WeakMap<Tokens.TableCell, string>()

  override heading(token: Tokens.Heading): string {
    const id = this.#anchorOf(this.parser.parseInline(token.tokens, this.parser.textRenderer))
    return withAttributes(super.heading(token), { id })
  }

  override code(token: Tokens.Code): string {
    return withAttributes(super.code(token), attributesOfCode(token.text))
  }

  override table(token: Tokens.Table): string {
    const { header, rows } = token
    for (const row of rows)
      for (const [column, cell] of row.entries()) this.#labels.set(cell, this.#textOf(header[column]))
    const texts = [header, ...rows].map((row) => row.map((cell) => this.#textOf(cell)))
    return `${withAttributes('<div>', attributesOfTable(texts))}\n${super.table(token)}</div>\n`
  }

  override tablecell(token: Tokens.TableCell): string {
    const label = this.#labels.get(token)
    const html = super.tablecell(token)
    // components/layout/prose.css shows the label where the table is shown as rows.
    return label ? withAttributes(html, { 'data-label': escapeAttribute(label) }) : html
  }

  #textOf(cell: Tokens.TableCell | undefined): string {
    return decodeHTML(this.parser.parseInline(cell?.tokens ?? [], this.parser.textRenderer))
  }
}

function withAttributes(html: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return html.replace(/^<\w+/, (start) => start + written.join(''))
}
