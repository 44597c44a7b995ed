import { HtmlValidate, type ResolvedConfig, StaticConfigLoader } from 'html-validate'
import { beginning } from '../../src/text/visible-text'

/** A violation of the HTML standard in a page. */
export interface MarkupProblem {
  what: string
  /** The beginning of the element's HTML. */
  html: string
  /** The first words of the element. */
  text: string
}

/** A configuration loader that reads the HTML elements only once, which takes a third of the time. */
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
    // The rules of the HTML standard, like the Nu checker's, and none about style.
    extends: ['html-validate:standard'],
    rules: {},
  }),
)

/** A finding about React, which writes this for a form with a server action on a page with client components. Browsers use the page's own address. */
const FORM_OF_REACT = 'Attribute "action" has invalid value ""'

const MAX_QUOTE_CHARACTERS = 200

export async function markupProblems(html: string): Promise<MarkupProblem[]> {
  const { results } = await validator.validateString(html, 'page.html')
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ message }) => message !== FORM_OF_REACT)
    .map(({ message, offset, selector }) => {
      const element = html.slice(html.lastIndexOf('<', offset), offset + MAX_QUOTE_CHARACTERS)
      const [, text = ''] = />([^<>]+)</.exec(element) ?? []
      const where = selector ? ` (${selector})` : ''
      return { what: message + where, html: beginning(element, MAX_QUOTE_CHARACTERS), text }
    })
}
