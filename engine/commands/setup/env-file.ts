import nextEnv from '@next/env'

/** The variables of an .env file that have a value, as the site reads them. */
export function readVariables(text: string): Record<string, string> {
  const environment = process.env
  // What is set already would go before the file, and the file into it.
  process.env = { NODE_ENV: environment.NODE_ENV }
  try {
    const file = { path: '.env.local', contents: text, env: {} }
    const [, parsed = {}] = nextEnv.processEnv([file], undefined, { info: () => {}, error: () => {} }, true)
    const values = Object.entries(parsed).map(([name, value = '']) => [name, value.trim()] as const)
    return Object.fromEntries(values.filter(([, value]) => value !== ''))
  } finally {
    process.env = environment
  }
}

/** A variable with its value, as the site reads it: quoted, also over several lines, or up to a comment. */
const assignment =
  /^(\uFEFF?[ \t]*(?:export[ \t]+)?)([\w.-]+)([ \t]*=[ \t]*|:[ \t]+)('(?:\\'|[^'])*'|"(?:\\"|[^"])*"|`(?:\\`|[^`])*`|[^#\r\n]*)/gm

/** The text of an .env file with these variables set: known ones in their lines, new ones at the end. The rest stays as it is. */
export function withVariables(text: string, values: Record<string, string>): string {
  const existing = readVariables(text)
  const written = new Set<string>()
  const changed = text.replace(
    assignment,
    (line: string, start: string, name: string, is: string, old: string) => {
      const value = values[name]
      if (value === undefined) return line
      written.add(name)
      if (value === (existing[name] ?? '')) return line
      const [quote = ''] = /^['"`]/.exec(old) ?? []
      const space = quote === '' ? old.slice(old.trimEnd().length) : ''
      return start + name + is + quoted(value, quote) + space
    },
  )
  const end = text.includes('\r\n') ? '\r\n' : '\n'
  const whole = changed === '' || changed.endsWith('\n') ? changed : changed + end
  const added = Object.entries(values).filter(([name]) => !written.has(name))
  return whole + added.map(([name, value]) => `${name}=${quoted(value)}${end}`).join('')
}

/** A value as the site reads it again. @param quote what stood around the value before */
function quoted(value: string, quote = ''): string {
  const isPlain = /^[\w:/.,@%+=[\] -]*$/.test(value)
  const around = quote || (isPlain ? '' : (['"', "'", '`'].find((one) => !value.includes(one)) ?? '"'))
  return around + value.replaceAll('$', '\\$') + around
}
