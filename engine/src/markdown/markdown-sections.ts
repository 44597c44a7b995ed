import type { Token, TokenizerAndRendererExtension, Tokens } from 'marked'
import { takenOffSection } from '../checks/taken-off-problems'
import { type SectionEntry, sectionProblems } from '../port/sections'
import { isQuoted } from './markdown-addresses'
import { readYaml } from './yaml'

/** Matches a section, with its name and its content. */
const block = /^:::[ \t]*(?:([\w-]+)[ \t]*)?\n([\s\S]*?)(?:^|(?<=\n)):::[ \t]*(?:\n|$)/

interface SectionToken extends Tokens.Generic {
  type: 'section'
  /** What is between the section's two lines; undefined if the second is missing. */
  content?: string
  name: string
}

/** Parses a section: a line `:::gallery`, YAML, a line `:::`. Within a code block, such lines are not a section. */
export const sectionExtension: TokenizerAndRendererExtension = {
  name: 'section',
  level: 'block',
  start: (source) => /^:::/m.exec(source)?.index,
  tokenizer(source): SectionToken | undefined {
    if (!source.startsWith(':::')) return undefined
    const [raw, name = '', content = ''] = block.exec(source) ?? []
    return raw === undefined
      ? { type: 'section', raw: source, name: '' }
      : { type: 'section', raw, name, content }
  },
  renderer: () => '',
}

export function isSection(token: Token): token is SectionToken {
  return token.type === 'section'
}

/** Reports a section inside a list, a quote or HTML, which it would cut in two. @param report called with the section's first line, and a sentence */
export function findStraySection(token: Token, report: (written: string, text: string) => void): void {
  const inHtml = token.type === 'html' && !isQuoted(token.raw) && /^ {0,3}:::/m.exec(token.raw)?.[0]
  const written = isSection(token) ? token.raw.split('\n', 1)[0] : inHtml
  if (written)
    report(
      written,
      `begins a section within ${inHtml ? 'HTML' : 'a list or a quote'}: put an empty line before it`,
    )
}

/** Parses and validates a section of a Markdown page. @param line the line where it starts */
export function readSection({ name: section, content }: SectionToken, line: number, own: readonly string[]) {
  const failed = (text: string, lineWithin = 0) => ({
    entry: { section },
    problems: [{ line: line + lineWithin, text }],
  })
  if (content === undefined)
    return failed('begins a section that does not end: put a line ::: after its content')
  const yaml = readYaml(content)
  if ('problem' in yaml)
    return failed(`the content of ${section} cannot be read as YAML: ${yaml.problem.text}`, yaml.problem.line)
  const { value } = yaml
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return failed(`${section} needs lines such as "title: …", and a line ::: at the end`)
  const entry: SectionEntry = { ...value, section }
  const problems = [...sectionProblems(entry, own), ...takenOffSection(entry)].map(({ path, text }) => ({
    line: line + yaml.lineOf(path),
    text: `${section || ':::'}: ${text}`,
  }))
  return { entry, problems }
}
