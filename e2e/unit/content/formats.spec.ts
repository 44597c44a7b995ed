import { expect, test } from '@playwright/test'
import { emailAddresses, phoneNumbers, telephoneLink } from '../../../lib/content/contact'
import { anchorOf, groupFaqs } from '../../../lib/content/faqs'
import { following } from '../../../lib/content/find'
import { paragraphs } from '../../../lib/content/paragraphs'
import { fileFacts } from '../../../lib/content/projects'
import { formatDate } from '../../../lib/format/dates'
import { formatPrice } from '../../../lib/format/money'
import { readingMinutes } from '../../../lib/format/reading-time'
import { itemsOnPage, pageCount } from '../../../lib/lists/paging'
import { renderableText } from '../../../lib/og-image/renderable-text'
import type { Faq } from '../../../lib/platform'

for (const [price, currency, written] of [
  [1200, 'EUR', '1200,00 €'],
  [49.9, 'EUR', '49,90 €'],
  [1234567.5, 'EUR', '1 234 567,50 €'],
  [29, 'USD', '29,00 US$'],
  [15, 'GBP', '15,00 £'],
] as const) {
  test(`${price} ${currency} is written ${written}`, () => {
    expect(formatPrice({ price, currency })?.replace(/\s/g, ' ')).toBe(written)
  })
}

test('a price of 0 is not published', () => {
  expect(formatPrice({ price: 0, currency: 'EUR' })).toBeUndefined()
})

test('a calendar date is the same day in every time zone', () => {
  expect(formatDate('2026-01-01')).toBe('1 de janeiro de 2026')
  expect(formatDate('2026-12-31')).toBe('31 de dezembro de 2026')
})

for (const [phone, link] of [
  ['+351 220 000 140', 'tel:+351220000140'],
  ['(22) 000-01.40', 'tel:220000140'],
  // As the specification derives it.
  ['808 200 123 (24h)', 'tel:80820012324'],
  ['', ''],
  ['a combinar', ''],
] as const) {
  test(`"${phone}" dials "${link}"`, () => {
    expect(telephoneLink({ phone })).toBe(link)
  })
}

for (const [phone, ...numbers] of [
  ['253000140', ['253000140', '', 'fixed']],
  ['+351 910 000 140', ['+351 910 000 140', '', 'mobile']],
  ['00351300500600', ['00351300500600', '', 'fixed']],
  ['800 200 300', ['800 200 300', '', 'free']],
  ['+44 20 7946 0000', ['+44 20 7946 0000', '', undefined]],
  ['808 200 300', ['808 200 300', '', undefined]],
  ['808 200 123 (24h)', ['808 200 123', ' (24h)', undefined]],
  ['253 000 140 24h', ['253 000 140', ' 24h', 'fixed']],
  ['808 200 300 (0,07 €/min)', ['808 200 300', ' (0,07 €/min)', undefined]],
  ['808 200 300, 0,07 €/min', ['808 200 300', ', 0,07 €/min', undefined]],
  [
    '+351 253 000 140 (chamada para a rede fixa nacional)',
    ['+351 253 000 140', ' (chamada para a rede fixa nacional)', undefined],
  ],
  ['253 000 140 - custo de 0,25 €/min', ['253 000 140', ' - custo de 0,25 €/min', undefined]],
  ['255 000 140 (geral) / 910 000 140', ['255 000 140', ' (geral)', 'fixed'], ['910 000 140', '', 'mobile']],
  [
    '255 000 140 ou 910 000 140 (redes fixa e móvel)',
    ['255 000 140', '', undefined],
    ['910 000 140', ' (redes fixa e móvel)', undefined],
  ],
  ['Tel: 253 000 140', ['Tel: 253 000 140', '', 'fixed']],
  ['16 200 (apoio)', ['16 200 (apoio)', '', undefined]],
  ['a combinar'],
  [''],
] as const) {
  test(`"${phone}" holds ${numbers.length} numbers as written, each with what a call costs`, () => {
    const found = phoneNumbers({ phone })
    expect(found.map(({ number, note, tariff }) => [number, note, tariff])).toEqual(numbers)
    for (const { text, number, note } of found) {
      expect(number + note).toBe(text)
      expect(phone).toContain(text)
    }
  })
}

for (const [email, ...addresses] of [
  ['ola@a.example', 'ola@a.example'],
  ['geral@x.pt; vendas@x.pt', 'geral@x.pt', 'vendas@x.pt'],
  ['geral@x.pt/vendas@x.pt', 'geral@x.pt', 'vendas@x.pt'],
  ['Geral: geral@x.pt (vendas@x.pt).', 'geral@x.pt', 'vendas@x.pt'],
  ['mailto:geral@x.pt', 'geral@x.pt'],
  ['ver site'],
  ['@agil'],
  [''],
] as const) {
  test(`"${email}" holds ${addresses.length} e-mail addresses`, () => {
    expect(emailAddresses({ email })).toEqual(addresses)
  })
}

test('line breaks of every kind separate paragraphs', () => {
  expect(paragraphs('um\n\ndois\r\ntrês\rquatro\n \n')).toEqual(['um', 'dois', 'três', 'quatro'])
  expect(paragraphs('')).toEqual([])
})

test('files are described by type and size', () => {
  const file = { src: 'https://a.test/x/guia.PDF?v=2', name: '', contentType: 'application/pdf' }
  expect(fileFacts({ ...file, size: 148_211 }).replace(/\s/g, ' ')).toBe('PDF, 148 kB')
  expect(fileFacts({ ...file, size: undefined })).toBe('PDF')
  expect(
    fileFacts({ src: 'https://a.test/x', name: '', contentType: 'video/mp4', size: 2_400_000 }).replace(
      /\s/g,
      ' ',
    ),
  ).toBe('MP4, 2,4 MB')
  expect(fileFacts({ src: 'https://a.test/x', name: '', contentType: '', size: undefined })).toBe('')
})

test('a file without an extension is described by its name, never by a long media type', () => {
  const office = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  const file = { src: 'https://a.test/x', contentType: office, size: undefined }
  expect(fileFacts({ ...file, name: 'proposta.docx' })).toBe('DOCX')
  expect(fileFacts({ ...file, name: 'proposta' })).toBe('')
})

test('generated images draw only what their own font has', () => {
  expect(renderableText('Pão quente todo o dia 🥖 – já', 140)).toBe('Pão quente todo o dia – já')
  expect(renderableText('株式会社', 140)).toBe('')
})

test('related records follow in the list and start again at its end', () => {
  const after = (slugs: string, slug: string, count: number) =>
    following(
      [...slugs].map((name) => ({ slug: name })),
      slug,
      count,
    ).map((record) => record.slug)
  expect(after('abcd', 'c', 2)).toEqual(['d', 'a'])
  expect(after('ab', 'a', 3)).toEqual(['b'])
  expect(after('a', 'a', 3)).toEqual([])
})

test('reading time counts words, not markup, and is never zero', () => {
  expect(readingMinutes(`<p class="x y z">${'palavra '.repeat(440)}</p>`)).toBe(2)
  expect(readingMinutes('<hr>')).toBe(1)
})

test('faqs are grouped by exact string in the order of first appearance', () => {
  const faq = (slug: string, category: string): Faq => ({ slug, category, question: 'P', answer: 'R' })
  const groups = groupFaqs([faq('a', 'Um'), faq('b', ''), faq('c', 'Um'), faq('d', 'um')])
  expect(groups.map(({ category, faqs }) => [category, faqs.map(({ slug }) => slug).join()])).toEqual([
    ['Um', 'a,c'],
    ['', 'b'],
    ['um', 'd'],
  ])
})

test('no two parts of the page of questions have the same id', () => {
  const categories = ['Preços', 'preços', ' Preços', 'PREÇOS ', 'preços!', 'Preços!', '', '~', '\u{1f600}']
  const slugs = [
    'conteudo',
    'pesquisa-aqui',
    'sub-menu-0',
    'grupo:precos',
    'grupo:preços',
    'pergunta:conteudo',
  ]
  const faqs = [...categories, ...slugs].map((category, index): Faq => {
    return { slug: slugs[index] ?? `q${index}`, category, question: 'P', answer: 'R' }
  })
  const groups = groupFaqs(faqs)
  const own = ['conteudo', 'pesquisa-aqui', 'sub-menu-0']
  const ids = [...own, ...groups.map(({ anchor }) => anchor), ...faqs.map(({ slug }) => anchorOf(slug))]
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(ids.filter((id) => /\s/.test(id))).toEqual([])
  expect(groups[0]?.anchor).toBe('grupo:preços')
  expect(anchorOf('quanto-custa')).toBe('quanto-custa')
})

test('a list is cut into pages', () => {
  const items = Array.from({ length: 10 }, (_, index) => index)
  expect(pageCount(items, 9)).toBe(2)
  expect(itemsOnPage(items, 2, 9)).toEqual([9])
  expect(itemsOnPage(items, 3, 9)).toEqual([])
})
