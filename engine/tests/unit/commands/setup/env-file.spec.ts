import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { readVariables, withVariables } from '../../../../commands/setup/env-file'

const read = [
  ['A=1', '1'],
  ['export A=1', '1'],
  ['A="x#y"', 'x#y'],
  ["A='x#y' # c", 'x#y'],
  ['A=x#y', 'x'],
  ['A=1\nA=2', '2'],
  ['\uFEFFA=3', '3'],
  ['A: 5', '5'],
  ['A="\\$x"', '$x'],
  ['B="\nA=1\n"\nA=2', '2'],
  ['#A=1', undefined],
  ['A=', undefined],
] as const

test('setup reads a variable of .env.local as the site does, whatever process.env has', () => {
  process.env.A = 'of the environment'
  expect(read.map(([text]) => readVariables(text).A)).toEqual(read.map(([, value]) => value))
  expect(process.env.A).toBe('of the environment')
  delete process.env.A
})

const value = fc.oneof(
  fc.constantFrom('a#b', 'a b', '$x', "it's", 'say "a"', 'https://a.pt', 'https://a.pt, https://b.pt', '#'),
  fc.string({ maxLength: 20 }).map((text) => text.trim()),
)
const line = fc.oneof(
  fc.constantFrom('', '# a comment', '# A=1', 'OTHER=1 # stays', "OTHER='#'", 'B="\nA=1\n"', 'OTHER=`a\n#b`'),
  fc
    .record({
      name: fc.constantFrom('A', 'B'),
      start: fc.constantFrom('', 'export ', '  '),
      quote: fc.constantFrom('', '"', "'", '`'),
      end: fc.constantFrom('', ' # c'),
    })
    .map(({ name, start, quote, end }) => `${start}${name}=${quote}old${quote}${end}`),
)

test('a value that setup writes is read back by the site, and nothing else of the file changes', () => {
  fc.assert(
    fc.property(fc.array(line), value, fc.constantFrom('\n', '\r\n'), (lines, secret, end) => {
      // An .env file cannot contain a text with every kind of quote.
      fc.pre(!/\\|\$\{/.test(secret) && ['"', "'", '`'].some((quote) => !secret.includes(quote)))
      const text = lines.join(end)
      const written = withVariables(text, { A: secret })
      const isQuoted = /^\s*(?:export )?A=["'`]/m.test(text) && /["'`]/.test(secret)
      fc.pre(!isQuoted)
      expect(readVariables(written)).toEqual({ ...readVariables(text), A: secret || undefined })
      // A second run changes nothing.
      expect(withVariables(written, { A: secret })).toBe(written)
      const others = (file: string) => file.replace(/(?<=^ *(?:export )?A=).*?(?=(?: # c)?\r?$)/gm, '')
      expect(others(written).startsWith(others(text))).toBe(true)
    }),
    { numRuns: 500 },
  )
})
