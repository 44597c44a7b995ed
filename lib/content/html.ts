import { escapeUTF8 } from 'entities'

/** HTML that is safe to put into a page. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | Part[] | false | undefined

/** A template tag for HTML: escapes every text, inserts other `Html` unchanged, and leaves out `undefined` and `false`. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((text, string, index) => text + written(parts[index - 1]) + string))
}

function written(part: Part): string {
  if (part instanceof Html) return part.text
  if (Array.isArray(part)) return part.map(written).join('')
  return part === undefined || part === false ? '' : escapeUTF8(String(part))
}
