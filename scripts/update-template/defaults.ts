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
  const called = wrapped(source, /^(export const siteConfig)(?:: SiteConfig)? = \{$/m, 'defineSite')
  if (called === source) return source
  const bare = called.replace(/^(?:export )?interface SiteConfig \{\n[\s\S]*?\n\}\n+/m, '')
  const isUsed = (name: string) => name !== '' && bare.split(new RegExp(`\\b${name}\\b`)).length > 2
  const imports = /^import type \{([^}]*)\} from ('@\/lib\/config\/[^']*')\n/gm
  return firstImport(
    bare.replace(imports, (_, names: string, from: string) => {
      const used = names.split(',').filter((name) => isUsed(name.trim()))
      return used.length > 0
        ? `import type { ${used.map((name) => name.trim()).join(', ')} } from ${from}\n`
        : ''
    }),
    settings,
  )
}

/** `site.copy.ts` with `defineCopy`, likewise. */
function textsOver(source: string): string {
  const called = wrapped(
    wrapped(source, /^(export const errorCopy) = \{$/m, 'defineErrorCopy'),
    /^(export const copy) = \{$/m,
    '/* @__PURE__ */ defineCopy',
  )
  return called === source ? source : firstImport(called, texts)
}

/** The object that begins at this line and ends at the next brace in the first column, as the argument of a call. */
function wrapped(source: string, line: RegExp, call: string): string {
  const start = source.search(line)
  const end = source.indexOf('\n}\n', start)
  if (start < 0 || end < 0) return source
  const object = source.slice(start, end).replace(line, `$1 = ${call}({`)
  return `${source.slice(0, start)}${object}\n})\n${source.slice(end + '\n}\n'.length)}`
}

/** After the comment that a file begins with. */
function firstImport(source: string, line: string): string {
  const comment = /^\/\*[\s\S]*?\*\/\n+/.exec(source)?.[0] ?? ''
  const rest = source.slice(comment.length)
  return comment + line + (rest.startsWith('import') ? '' : '\n') + rest
}
