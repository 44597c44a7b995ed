import { type Document, isAlias, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml'

/* Reads YAML by authors who do not know YAML. A value that would be lost, or is an error, is read as the text that it looks like. */

/** Matches a line with an unquoted text: what precedes the text, and the text. */
const unquotedText =
  /^( {0,99}(?:- {1,9}){0,9}[^\s"'#:[\]{}-][^:]{0,99}: {1,9}| {0,99}(?:- {1,9}){1,9}(?![^\s"'#:][^:]{0,99}: ))((?:[^"'|>[{\s]|\[[^\]]{0,999}\][^\]]|\{[^}]{0,999}\}[^}]).{0,9999})$/

export interface Yaml {
  value: unknown
  /** The line of a field, or of its nearest existing ancestor. */
  lineOf: (path: readonly PropertyKey[]) => number
  /** The source of a value without quotes: `2026`, `[Novo]`. */
  writtenAt: (path: readonly PropertyKey[]) => string | undefined
}

/** The value of a YAML text, or the first line that cannot be read. Lines are counted from 1. */
export function readYaml(written: string): Yaml | { problem: { line: number; text: string } } {
  const lines = written.split('\n')
  for (;;) {
    const text = lines.join('\n')
    const counter = new LineCounter()
    const document = parseDocument(text, { lineCounter: counter })
    const wrong = firstWrong(document, text)
    if (!wrong) return { value: document.toJS() ?? {}, ...lookUp(document, text, counter) }
    const number = counter.linePos(wrong.at).line
    const [, before = '', value] = unquotedText.exec(lines[number - 1] ?? '') ?? []
    if (value === undefined || wrong.isUnclear) return { problem: { line: number, text: wrong.text } }
    lines[number - 1] = before + JSON.stringify(value.trim())
  }
}

interface Wrong {
  at: number
  text: string
  /** Whether the author may have meant what YAML reads. */
  isUnclear?: boolean
}

/** The first position that would fail to parse, or be dropped silently. */
function firstWrong(document: Document.Parsed, text: string): Wrong | undefined {
  const [error] = document.errors
  if (error) return { at: error.pos[0], text: error.message.split(/ at line |\n/)[0] ?? '' }
  let wrong: Wrong | undefined
  visit(document, {
    Node(_, node) {
      const [at = 0, end = 0] = node.range ?? []
      const isMarked = isAlias(node) || node.anchor !== undefined || node.tag !== undefined
      const comment = /^[ \t]{0,999}#( ?)/.exec(text.slice(end, end + 1000))
      if (isMarked) wrong = { at, text: 'put the text in quotes' }
      else if (isScalar(node) && node.type === 'PLAIN' && typeof (node.value ?? '') === 'string' && comment)
        wrong = {
          at: end,
          text: 'put the text in quotes, or what follows # on a line of its own',
          isUnclear: comment[1] !== '',
        }
      return wrong && visit.BREAK
    },
  })
  return wrong
}

function lookUp(document: Document.Parsed, text: string, counter: LineCounter): Omit<Yaml, 'value'> {
  const nodeAt = (path: readonly PropertyKey[]) => {
    const node = path.length > 0 && document.getIn(path, true)
    return isNode(node) ? node : undefined
  }
  return {
    lineOf(path) {
      for (let length = path.length; length > 0; length--) {
        const range = nodeAt(path.slice(0, length))?.range
        if (range) return counter.linePos(range[0]).line
      }
      return 0
    },
    writtenAt(path) {
      const node = nodeAt(path)
      const source = node?.range ? text.slice(node.range[0], node.range[1]) : ''
      const isOnOneLine = isScalar(node) ? node.type === 'PLAIN' : /^[[{]/.test(source)
      return isOnOneLine && !source.includes('\n') ? source : undefined
    },
  }
}
