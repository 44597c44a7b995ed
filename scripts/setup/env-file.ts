import { parseEnv } from 'node:util'

/** The variables of an .env file that have a value. */
export function readVariables(text: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parseEnv(text)).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  )
}

/** The text of an .env file with these variables set: known ones in their lines, new ones at the end. The rest stays. */
export function withVariables(text: string, values: Record<string, string>): string {
  const isWindows = text.includes('\r\n')
  const lines = text === '' ? [] : text.replace(/\r?\n$/, '').split(/\r?\n/)
  const written = new Set<string>()
  const kept = lines.flatMap((line) => {
    const name = /^\s*(?:export\s+)?([A-Z_][A-Z0-9_]*)\s*=/.exec(line)?.[1]
    const value = name === undefined ? undefined : values[name]
    if (name === undefined || value === undefined) return [line]
    // A later line would override the earlier one.
    if (written.has(name)) return []
    written.add(name)
    return [`${name}=${value}`]
  })
  const added = Object.entries(values).filter(([name]) => !written.has(name))
  const all = [...kept, ...added.map(([name, value]) => `${name}=${value}`)]
  return all.map((line) => line + (isWindows ? '\r\n' : '\n')).join('')
}
