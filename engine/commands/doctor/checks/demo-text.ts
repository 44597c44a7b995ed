/* A placeholder or demo text, which must not go live. */

export interface DemoText {
  text: string
  /** The line number, starting at 1. */
  line: number
}

const patterns = [
  // Names of the sandbox's tenants
  /mar[eé][ -]?alta/i,
  /oficina[ -]?castro/i,
  /lemos[ -]?quintela/i,
  /s[ií]tio[ -]novo/i,
  // Typical placeholders
  /lorem ipsum/i,
  /\b(?:TODO|FIXME|TBD|XXX)\b/,
  /\b(?:placeholder|dummy) text\b/i,
  /\btexto (?:de exemplo|provis[oó]rio|a definir)\b/i,
  /\ba (?:preencher|definir) pelo cliente\b/i,
  /\b(?:empresa|cliente|neg[oó]cio) exemplo\b/i,
  // Account numbers of examples, which no real account has
  /\b(?:G|GTM|AW|UA)-[0X]{6,12}\b/,
  // Gaps to fill in, except code in brackets: `const [email] = …`, `names[texto]`
  /(?<!\b(?:const|let|return) |= |\w)\[(?:nome|empresa|cliente|morada|telefone|e-?mail|texto|inserir)\b[^[\]\n]*\](?!\)? =|\.\w)/i,
  /(?<!=)\{\{[^{}\n]*\}\}/,
  // Example addresses and numbers, except e-mail addresses, which the hint of a form may show
  /(?:(?<![\w-])(?!env\.)[\w-]+\.example|\bexample\.(?:com|net|org))\b/i,
  /(?<!@)\bexemplo\.(?:pt|com)\b/i,
  /\b(?:123[ -]?456[ -]?789|9?1?0?000[ -]?000[ -]?000)\b/,
]

/** Every placeholder and demo text in a source, with its line. */
export function demoTextIn(source: string): DemoText[] {
  return source.split('\n').flatMap((content, index) =>
    patterns.flatMap((pattern) => {
      const text = pattern.exec(content)?.[0]
      return text === undefined ? [] : [{ text: `"${text}"`, line: index + 1 }]
    }),
  )
}

/** A source without comments, which visitors do not see. Line numbers stay the same. */
export function withoutComments(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(^|\s)\/\/.*$/gm, '$1')
}
