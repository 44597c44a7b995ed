import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/* Settings and texts have had defaults in the template since version 2. A clone from before listed them all, with their type. */

const settings = `import { defineSite } from '@/lib/config/define-site'\n`
const texts = `import { defineCopy, defineErrorCopy } from '@/lib/config/define-copy'\n`

/** Moves the client's files of an earlier clone over to the defaults. Returns the files that were rewritten. */
export function moveToDefaults(): string[] {
  return (
    [
      ['site.config.ts', settingsOver],
      ['site.copy.ts', textsOver],
    ] as const
  )
    .filter(([file, over]) => {
      if (!existsSync(file)) return false
      const before = readFileSync(file, 'utf8')
      const after = over(before)
      if (after !== before) writeFileSync(file, after)
      return after !== before
    })
    .map(([file]) => file)
}

/** `site.config.ts` with `defineSite`; unchanged when it has it already, or is written in another way. */
function settingsOver(source: string): string {
  const called = wrapped(source, 'siteConfig', 'defineSite')
  if (called === source) return source
  const bare = withoutInterface(called)
  const words = bare.split(/\W+/)
  const isUsed = (name: string) => words.filter((word) => word === name).length > 1
  const withoutUnused = bare.split('\n').flatMap((line) => {
    const [names, from] = line.replace('import type { ', '').split(" } from '@/lib/config/")
    if (names === undefined || from === undefined) return [line]
    const used = names.split(', ').filter(isUsed)
    return used.length > 0 ? [`import type { ${used.join(', ')} } from '@/lib/config/${from}`] : []
  })
  return firstImport(withoutUnused.join('\n'), settings)
}

/** `site.copy.ts` with `defineCopy`, likewise. */
function textsOver(source: string): string {
  const withErrors = wrapped(source, 'errorCopy', 'defineErrorCopy')
  const called = wrapped(withErrors, 'copy', '/* @__PURE__ */ defineCopy')
  return called === source ? source : firstImport(called, texts)
}

/** The object of a constant as the argument of a call. It ends at the next brace in the first column. */
function wrapped(source: string, name: string, call: string): string {
  const lines = source.split('\n')
  const beginnings = [`export const ${name} = {`, `export const ${name}: SiteConfig = {`]
  const start = lines.findIndex((line) => beginnings.includes(line))
  const end = lines.indexOf('}', start)
  if (start < 0 || end < 0) return source
  lines[start] = `export const ${name} = ${call}({`
  lines[end] = '})'
  return lines.join('\n')
}

function withoutInterface(source: string): string {
  const lines = source.split('\n')
  const start = lines.indexOf('interface SiteConfig {')
  const end = lines.indexOf('}', start)
  // With the empty line after it.
  return start < 0 ? source : [...lines.slice(0, start), ...lines.slice(end + 2)].join('\n')
}

/** After the comment that a file begins with. */
function firstImport(source: string, line: string): string {
  const end = source.startsWith('/*') ? source.indexOf('*/') + '*/'.length : 0
  const rest = source.slice(end).trimStart()
  return (
    source.slice(0, end) + (end > 0 ? '\n\n' : '') + line + (rest.startsWith('import') ? '' : '\n') + rest
  )
}
