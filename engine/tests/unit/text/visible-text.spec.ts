import { expect, test } from '@playwright/test'
import { checkLead } from '../../../src/leads/form'
import { beginning, firstCharacter } from '../../../src/text/visible-text'
import { parsed } from '../platform/contract/parsed'

const written: [string, string, string][] = [
  ['a line break', 'Ana\r\nBcc: outro@exemplo.pt', 'Ana Bcc: outro@exemplo.pt'],
  ['line breaks of other kinds', 'Ana\u2028\u2029\u0085\v\fSilva', 'Ana Silva'],
  ['a NUL', 'Ana\0Silva', 'Ana Silva'],
  ['other control characters', 'Ana\x1b[31m Silva\x7f', 'Ana [31m Silva'],
  ['overrides of the direction', '\u202eavliS anA\u202c\u2066!\u2069', 'avliS anA!'],
  ['soft hyphens', 'Ca\u00adnali\u00adzações', 'Canalizações'],
  ['a heap of marks', `A\u0301${'\u0323\u0301'.repeat(500)}`, `A\u0301${'\u0323\u0301'.repeat(14)}\u0323`],
  ['half a character', 'Ana \ud800Silva', 'Ana \ufffdSilva'],
  ['what is joined by something invisible', '👩\u200d👧 Silva', '👩\u200d👧 Silva'],
]
const nothing = ['\u200b\u200b\u200b', '\u00ad\u2060\ufeff', '\u2800\u3164\u200e', ' \u00a0\n', '\0\0']

for (const [what, text, line] of written) {
  test(`${what} in a name or a title leaves one line of visible text`, () => {
    expect(settings({ name: text }).name).toBe(line)
    expect(service({ title: text, image: { url: 'https://a.test/a', alt: text } })).toMatchObject({
      ...{ title: line, image: { alt: line } },
    })
    const lead = checkLead({ ...typed, name: text, phone: text, originDestination: text }, 'quote')
    expect(lead).toMatchObject({ lead: { name: line, phone: line, originDestination: line } })
  })
}

for (const text of nothing) {
  test(`${JSON.stringify(text)} counts as an empty text`, () => {
    expect(settings({ name: text, description: text })).toMatchObject({ name: '', description: '' })
    expect(service({ title: text })?.title).toBe('A')
    for (const name of [text, `A${text}`])
      expect(checkLead({ ...typed, name }, 'quote')).toEqual({ invalid: ['name'] })
    const message = `curta${text.repeat(10)}`
    expect(checkLead({ ...typed, message }, 'quote')).toEqual({ invalid: ['message'] })
    expect(checkLead({ ...typed, phone: text }, 'quote')).not.toHaveProperty('lead.phone')
  })
}

const family = '👩‍👩‍👧'

test('the beginning of a text holds whole characters, and the first is what a reader takes for one', () => {
  for (const [text, most, cut] of [
    [`a${family}b`, 4, 'a'],
    [`a${family}b`, 9, `a${family}`],
    ['🇵🇹🇪🇸🇫🇷', 6, '🇵🇹'],
    ['cafe\u0301s', 4, 'caf'],
    ['ab', 2, 'ab'],
    ['e\u0301\u0301\u0301', 2, 'e\u0301'],
    ['😀', 1, ''],
  ] as const)
    expect(beginning(text, most), text).toBe(cut)
  for (const character of [family, '🇵🇹', 'e\u0301', '😀', 'A', ''])
    expect(firstCharacter(character && `${character}bc`)).toBe(character)
})

test('a text of several lines keeps its line breaks, and no other invisible character', () => {
  const text = 'um\r\n\r\ndois\u2028três\0\u202e'
  const lines = 'um\r\n\r\ndois\ntrês'
  expect(settings({ description: text }).description).toBe(lines)
  expect(checkLead({ ...typed, message: `Bom dia!\n${text}` }, 'quote')).toMatchObject({
    lead: { message: `Bom dia!\n${lines.replaceAll('\r\n', '\n')}` },
  })
})

test('a note about a record is one line', () => {
  const { notes } = parsed('faqs', [{ slug: 'a\n[platform] \u202eb' }])
  expect(notes).toMatchObject([
    { text: expect.stringMatching(/^record "a \[platform\] b" left out: slug: /) },
  ])
})

const typed = {
  ...{ name: 'Ana Silva', email: 'ana@exemplo.pt', phone: '', serviceSlug: '', originDestination: '' },
  message: 'Preciso de ajuda.',
}

const settings = (content: object) => parsed('settings', content).content

const service = (content: object) =>
  parsed('services', [{ slug: 'a', icon: 'zap', tier: 'primary', ...content }]).content[0]
