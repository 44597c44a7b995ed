import { readFileSync } from 'node:fs'
import { publicFile } from '../../pictures/public-files'
import { decoded } from '../../text/decoded'

/** Matches a script in HTML: an element, an event handler attribute, an address, or the document of an iframe. */
const SCRIPT = /<script|[\s"'/]on[a-z]{3,30}\s{0,9}=|javascript:|srcdoc/i

const known = new Map<string, boolean>()

/** Whether an address is an HTML file of `public/` without scripts, whose policy then allows none. Files are read once. */
export function isScriptlessFile(path: string): boolean {
  const file = publicFile(decoded(path))
  const before = known.get(file)
  if (before !== undefined) return before
  const html = textOf(file)
  if (html === undefined) return false
  const isScriptless = !SCRIPT.test(html)
  known.set(file, isScriptless)
  return isScriptless
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
