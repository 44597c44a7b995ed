import { Marked, Renderer, type Token, type Tokens } from 'marked'
import { anchorMaker } from '@/lib/engine/html/anchors'
import { attributesOfCode, attributesOfTable } from '@/lib/engine/html/scrollable'
import { addressOf } from '@/lib/engine/port/routes'
import { markdownSections } from './markdown-sections'

/** The HTML of a Markdown page and its sections, in their order. Headings have an `id`, and keys can scroll what is wide. */
export function markdownParts(text: string, own: readonly string[]) {
  const { extension, problems, partsOf } = markdownSections(text, own)
  const marked = new Marked({ extensions: [extension] })
  const html = marked.parse(text, { async: false, walkTokens: withAddress, renderer: new PageRenderer() })
  return { parts: partsOf(html), problems }
}

/** The HTML of a text in Markdown without sections. */
export function markdownHtml(text: string): string {
  return markdownParts(text, [])
    .parts.map(({ html = '' }) => html)
    .join('')
}

/** A link to a page may be written as the page's path in `app/`. */
function withAddress(token: Token): void {
  if (token.type === 'link') token.href = addressOf(token.href)
}

class PageRenderer extends Renderer {
  readonly #anchorOf = anchorMaker()

  override heading(token: Tokens.Heading): string {
    const id = this.#anchorOf(this.parser.parseInline(token.tokens, this.parser.textRenderer))
    return withAttributes(super.heading(token), { id })
  }

  override code(token: Tokens.Code): string {
    return withAttributes(super.code(token), attributesOfCode(token.text))
  }

  override table(token: Tokens.Table): string {
    return `${withAttributes('<div>', attributesOfTable())}\n${super.table(token)}</div>\n`
  }
}

function withAttributes(html: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return html.replace(/^<\w+/, (start) => start + written.join(''))
}
