import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readText } from '../files/file-text'
import { clientFolder } from '../port/client-folder'

export const CONFIG = 'site/config.ts'

export function configSource(): string {
  const file = join(/* turbopackIgnore: true */ clientFolder(), CONFIG)
  return existsSync(file) ? readText(file) : ''
}

/** The line where a setting has a text as its value or key, written `:12`; '' when unknown. */
export function lineOf(source: string, setting: string, text: string): string {
  const lines = source.split('\n')
  const isNamed = (line: string, name: string) =>
    [`${name}:`, `'${name}':`, `"${name}":`].some((start) => line.trimStart().startsWith(start))
  const start = lines.findIndex((line) => isNamed(line, setting))
  if (start < 0) return ''
  const hasText = (line: string) =>
    [`'${text}'`, `"${text}"`, `${text}:`].some((written) => line.includes(written))
  const at = lines.findIndex((line, index) => index >= start && hasText(line))
  return `:${(at < 0 ? start : at) + 1}`
}
