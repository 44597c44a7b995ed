import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { templateFiles } from './template-files'

/** First words that say nothing without the lines above. */
const leaning = /^(?:Of|The same|Likewise|It|Its|They|Their|That|Those|These|Such|So many|Also)\b/

test('a comment names its subject: an editor shows it alone', () => {
  const found = templateFiles()
    .filter((file) => /\.(?:[cm]?ts|tsx|mjs|cjs|css)$/.test(file))
    .flatMap((file) => beginnings(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`))
    .filter((text) => leaning.test(text.slice(text.indexOf(': ') + 2)))
  expect(found).toEqual([])
})

/** The first lines of all comments. Lines of `//` below one another are one comment. */
function beginnings(source: string): string[] {
  const lines = source.split('\n')
  return lines.flatMap((line, index) => {
    const [, opening = '', sameLine = ''] = /^\s*(\/\*\*?|\/\/) ?(.*)$/.exec(line) ?? []
    if (opening === '' || (opening === '//' && /^\s*\/\//.test(lines[index - 1] ?? ''))) return []
    const text = sameLine || (lines[index + 1] ?? '').replace(/^\s*\* ?/, '')
    return [text.trim()]
  })
}
