import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/*
 * The examples of the documentation, put into a clone as a reader would. The opening of a code block says where it goes:
 * `new=<file>` is a file, `in=<file>` replaces a property, `add=<file>:<object>` adds one.
 */

const block = /```\w+ (new|in|add)=(\S+)\n([\s\S]*?)```/g

/** @throws Error when the clone has no place for an example */
export function applyExamples(page: string, clone: string): void {
  for (const [, kind, target = '', code = ''] of readFileSync(page, 'utf8').matchAll(block)) {
    const [name = '', object = ''] = target.split(':')
    const file = join(clone, name)
    if (kind === 'new') {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, code)
      continue
    }
    const before = readFileSync(file, 'utf8')
    const after = kind === 'in' ? replaceProperty(before, code) : addProperty(before, object, code)
    if (after === before) throw new Error(`${page}: ${target} has no place for ${code}`)
    writeFileSync(file, after)
  }
}

/** A property of the only object literal that is exported, with all its lines. */
function replaceProperty(source: string, code: string): string {
  const name = /^\w+/.exec(code)?.[0]
  const start = source.indexOf('export const')
  const property = new RegExp(`^  ${name}: (?:[^\\n]*,|[^\\n]*[[{(]\\n[\\s\\S]*?\\n  [\\])}],)\\n`, 'm')
  // Indented, so that another page can replace it again.
  return source.slice(0, start) + source.slice(start).replace(property, () => code.replace(/^(?=.)/gm, '  '))
}

function addProperty(source: string, object: string, code: string): string {
  return source.replace(
    new RegExp(`^ *(?:export const )?${object}(?:: \\w+)?(?: =|:) \\{\\n`, 'm'),
    (line) => line + code,
  )
}
