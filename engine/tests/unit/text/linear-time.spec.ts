import type * as Contact from '@/lib/content/contact'
import type * as PostHtml from '../../../src/html/post-html'
import { severalLines } from '../../../src/text/visible-text'
import { expect, test } from '../own-environment'
import { parsed } from '../platform/contract/parsed'

/* Tests that twice the text takes at most 2.5 times the work, whatever it contains. Otherwise, one field of maximum length would delay everybody. */

test.use({ environment: { SITE_API_KEY: `sk_${'0'.repeat(48)}`, PLATFORM_ORIGIN: 'http://localhost:9' } })

const TEXT_LENGTH = 50_000
const MAX_GROWTH = 2.5
/** Shorter times are noise on a machine, and delay nobody. */
const MIN_MS = 20
/** The number of attempts for work that seems to grow too fast. */
const ATTEMPTS = 30

const parts = [
  ...['a', 'A', 'ç', 'la', '1', '1 ', '(1)', '912 345 678, ', '912345678\n', '+351', '9h-10h ', '2019-2020 '],
  ...[
    '\u0301',
    '\u0301\u0323',
    'a\u0301',
    '\u00ad',
    '\u200d',
    '\u00a0',
    '👩\u200d👧',
    '🇵🇹',
    'א',
    '漢',
    '\ud800',
  ],
  ...['(', ')', '[', '<', '>', '&', '&amp;', '"', '“', '-', '–', '.', ',', '@', '/', '#', '%', ' ', '\n'],
  ...[
    'a\n',
    'a ',
    'e a ',
    'a@',
    'a.',
    'a.aa ',
    'www.',
    'https://',
    'https://a.pt ',
    'n.º 1 ',
    'Tel: ',
    'Rua A, 1 ',
  ],
  ...['Impermeabilização ', 'constitucionalissimamente', '4700-000 Braga ', 'src="', 'a='],
  ...[
    '<p>a</p>',
    '<em>a</em>',
    '<h2>a</h2>',
    '<h2 id="a">a</h2><a href="#b">c</a>',
    '<img src="',
    '<td>a</td>',
  ],
]

/** The CPU time in milliseconds, without other programs of the machine. */
function time(work: () => unknown): number {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}

/** The growth of work for twice the text, from a quarter to the whole, in the fastest of several attempts. */
function growth(work: (text: string) => unknown, part: string, clean: (text: string) => string): number {
  let [first, second] = [Infinity, Infinity]
  for (let tried = 0; tried < ATTEMPTS; tried += 1) {
    // A new text for each attempt, because the engine caches replacements in a string.
    const text = (length: number) => `${clean(part.repeat(Math.ceil(length / part.length)))}${tried}`
    const [one, two] = [text(TEXT_LENGTH / 4), text(TEXT_LENGTH)]
    const [faster, slower] = [time(() => work(one)), time(() => work(two))]
    first = Math.min(first, faster)
    second = Math.min(second, slower)
    if (second < MIN_MS || second < first * MAX_GROWTH ** 2) return 1
  }
  return Math.sqrt(second / first)
}

const answers = 'an answer of the platform'

/** Modules of the site read their configuration when they are loaded. */
const works: Record<string, () => Promise<(text: string) => unknown>> = {
  typography: async () => {
    const { withNoBreakSpaces, titleWithNoBreakSpaces, breakable, longestWord, withOurSpaces } = await import(
      '../../../src/text/typography'
    )
    return (text) =>
      [withNoBreakSpaces, titleWithNoBreakSpaces, breakable, longestWord, withOurSpaces].map((work) =>
        work(`${text}\u00a0`),
      )
  },
  'visible text': async () => {
    const { oneLine, severalLines, shortened, withoutHidden, visibleLength } = await import(
      '../../../src/text/visible-text'
    )
    return (text) => {
      shortened(text, text.length / 2)
      return [oneLine, severalLines, withoutHidden, visibleLength].map((work) => work(text))
    }
  },
  'contacts in paragraphs': async () => {
    const { paragraphs } = await import('../../../src/text/paragraphs')
    const { textParts } = await import('../../../src/text/contacts-in-text')
    return (text) => {
      paragraphs(text).map((line, index, lines) => textParts(line, lines[index - 1]))
      return textParts(`Tel. 912 345 678${text}`)
    }
  },
  'contacts in fields': async () => {
    const { emailAddresses, phoneNumbers }: typeof Contact = await import('@/lib/content/contact')
    const { chatIn, profileIn } = await import('../../../src/text/profile-address')
    const { iframeAddressIn } = await import('../../../src/text/web-address')
    return (text) => [
      [emailAddresses({ email: text }), phoneNumbers({ phone: text }), chatIn(text)],
      [
        profileIn('facebook', text),
        profileIn('youtube', text),
        iframeAddressIn(text),
        iframeAddressIn(`<iframe ${text}`),
      ],
    ]
  },
  'the body of a post': async () => {
    const { cleanPostHtml }: typeof PostHtml = await import('../../../src/html/post-html')
    const { readingMinutes } = await import('../../../src/text/reading-time')
    const { bodyPictures } = await import('../../../src/fields/body-pictures')
    const { textOf } = await import('../../../src/fields/html-text')
    const store = { isShown: () => true, pictureProps: ({ src }: { src: string }) => ({ src }) }
    return (text) => {
      // Bodies may be longer than other texts.
      for (const body of [text, `<div>${text.repeat(2)}</div>`]) cleanPostHtml(body, store)
      return [readingMinutes, bodyPictures, textOf].map((work) => work(text))
    }
  },
  'the search': async () => {
    const { marked, passage, wordFinder } = await import('../../../src/search/found-words')
    const { RecordIndex } = await import('../../../src/search/record-index')
    const found = wordFinder(['mudanca'], ['obra'])
    return (text) => {
      const index = new RecordIndex({ title: 3, summary: 2, text: 1 })
      index.add({ slug: 'a' }, { title: 'A', summary: [text], text: [text] })
      return [marked(text, found), passage([text], found)]
    }
  },
  'structured data, images, subjects': async () => {
    const { subjectSlug } = await import('@/lib/content/subjects')
    const { directionOf } = await import('../../../src/text/direction')
    const { renderableText } = await import('../../../src/og-image/renderable-text')
    const { readSchedule } = await import('../../../src/structured-data/opening-hours')
    const { postalAddress } = await import('../../../src/structured-data/postal-address')
    const { toXml } = await import('../../../src/structured-data/xml')
    return (text) => {
      readSchedule([{ days: text, hours: text }])
      postalAddress({ city: '', lines: [text, `Rua ${text}`, `4700-000 ${text}`] })
      return [subjectSlug(text), directionOf(text), renderableText(text, 100), toXml({ text })]
    }
  },
  [answers]: async () => (text) => [
    parsed('faqs', [{ slug: text, question: text, answer: text, category: text }]),
    parsed('posts', [{ slug: 'a', title: text, body: text, tags: [text], publishedAt: text }]),
    parsed('locations', [{ slug: 'a', city: text, lines: [text], mapsSearchUrl: text, mapEmbedUrl: text }]),
    parsed('settings', { name: text, phone: text, whatsapp: text, social: { facebook: text } }),
  ],
}

/** Examples of each kind of work that was once quadratic. */
const sample = [
  '<td>a</td>',
  '<em>a</em>',
  'la',
  '\u0301\u0323',
  '912345678\n',
  '<h2 id="a">a</h2><a href="#b">c</a>',
]

for (const [name, load] of Object.entries(works))
  for (const { which, tag, texts } of [
    { which: 'a sample of texts', tag: [], texts: sample },
    { which: 'texts of every kind', tag: '@all', texts: parts },
  ])
    test(`twice the text takes at most ${MAX_GROWTH} times the work: ${name}, ${which}`, {
      tag,
    }, async () => {
      const work = await load()
      // Everything but the parser receives texts that the parser has cleaned.
      const clean = name === answers ? String : severalLines
      const worse = texts
        .map((part) => ({ part, growth: growth(work, part, clean) }))
        .filter(({ growth }) => growth > MAX_GROWTH)
      expect(worse).toEqual([])
    })
