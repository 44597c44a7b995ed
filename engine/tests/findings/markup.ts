import { HtmlValidate, type ResolvedConfig, StaticConfigLoader } from 'html-validate'
import { beginning } from '../../src/text/visible-text'

/** What breaks the HTML standard in a page. */
export interface MarkupProblem {
  what: string
  /** The beginning of the element. */
  html: string
  /** Its first words. */
  text: string
}

/** Takes a third of the time: else the elements of HTML would be read again for each page. */
class OneConfig extends StaticConfigLoader {
  #resolved: Promise<ResolvedConfig> | undefined

  override async getConfigFor(...args: Parameters<StaticConfigLoader['getConfigFor']>) {
    this.#resolved ??= Promise.resolve(super.getConfigFor(...args))
    return this.#resolved
  }
}

const validator = new HtmlValidate(
  new OneConfig({
    root: true,
    // What the HTML standard asks for, as the Nu checker does, and nothing about style.
    extends: ['html-validate:standard'],
    rules: {},
  }),
)

/** React writes this of a form with a server action into a page with client components. Browsers take it for the page's own address. */
const OF_REACT = 'Attribute "action" has invalid value ""'

const LONGEST_QUOTE = 200

export async function markupProblems(html: string): Promise<MarkupProblem[]> {
  const { results } = await validator.validateString(html, 'page.html')
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ message }) => message !== OF_REACT)
    .map(({ message, offset, selector }) => {
      const element = html.slice(html.lastIndexOf('<', offset), offset + LONGEST_QUOTE)
      const [, text = ''] = />([^<>]+)</.exec(element) ?? []
      const where = selector ? ` (${selector})` : ''
      return { what: message + where, html: beginning(element, LONGEST_QUOTE), text }
    })
}
