import { expect, test } from '@playwright/test'
import { emailAddresses, phoneNumbers, telephoneLink } from '../../../../lib/content/contact'
import { groupFaqs } from '../../../../lib/content/faq-groups'
import { fileFacts } from '../../../../lib/content/file-facts'
import { following } from '../../../../lib/content/find'
import { anchorOf, type Faq } from '../../../../lib/kinds/faqs'
import { pageNumbers, pageOf } from '../../../../lib/views/list-content'
import { renderableText, renderableTitle } from '../../../src/og-image/renderable-text'
import { formatDate } from '../../../src/text/dates'
import { formatAmount } from '../../../src/text/money'
import { paragraphs } from '../../../src/text/paragraphs'
import { readingMinutes } from '../../../src/text/reading-time'

test('a price is written as in Portugal, and without cents where the site wants none', () => {
  for (const [price, currency, written] of [
    [1200, 'EUR', '1200,00 €'],
    [1234567.5, 'EUR', '1 234 567,50 €'],
    [29, 'USD', '29,00 US$'],
    [15, 'GBP', '15,00 £'],
  ] as const)
    expect(formatAmount(price, currency).replace(/\s/g, ' ')).toBe(written)
  const withoutCents = [1200, 1200.5].map((price) => formatAmount(price, 'EUR', { cents: false }))
  expect(withoutCents.map((text) => text.replace(/\s/g, ' '))).toEqual(['1200 €', '1200,50 €'])
})

test('a calendar date is the same day in every time zone', () => {
  expect(formatDate('2026-01-01')).toBe('1 de janeiro de 2026')
  expect(formatDate('2026-12-31')).toBe('31 de dezembro de 2026')
})

// Columns: the text, the link, then for each number: the number, the client's note after it, and the tariff.
for (const [phone = '', link, ...numbers] of [
  ['(22) 000-01.40', 'tel:220000140', '(22) 000-01.40||fixed'],
  ['00351300500600', 'tel:00351300500600', '00351300500600||fixed'],
  ['800 200 300', 'tel:800200300', '800 200 300||free'],
  ['+44 20 7946 0000', 'tel:+442079460000', '+44 20 7946 0000||'],
  ['+1 (212) 555-0100', 'tel:+12125550100', '+1 (212) 555-0100||'],
  ['+351 / 253/000-140', 'tel:+351253000140', '+351 / 253/000-140||fixed'],
  ['030/1234567', 'tel:0301234567', '030/1234567||'],
  ['11 91234-5678', 'tel:11912345678', '11 91234-5678||'],
  ['112', 'tel:112', '112||'],
  ['+49 (0)30 901820', 'tel:+4930901820', '+49 (0)30 901820||'],
  // The digits of a known note are not dialled.
  ['808 200 123 (24h)', 'tel:808200123', '808 200 123| (24h)|'],
  ['253 000 140 24h', 'tel:253000140', '253 000 140| 24h|fixed'],
  ['22 000 01 20 - 24h', 'tel:220000120', '22 000 01 20| - 24h|fixed'],
  ['253 000 140 (2.ª a 6.ª, 9h-18h)', 'tel:253000140', '253 000 140| (2.ª a 6.ª, 9h-18h)|fixed'],
  ['253 000 140 das 9 às 18 horas', 'tel:253000140', '253 000 140| das 9 às 18 horas|fixed'],
  ['253 000 140, dias úteis 9:00 - 18:00', 'tel:253000140', '253 000 140|, dias úteis 9:00 - 18:00|fixed'],
  ['+351 253 000 140 ext. 12', 'tel:+351253000140', '+351 253 000 140| ext. 12|fixed'],
  ['253 000 140 (loja 2)', 'tel:253000140', '253 000 140| (loja 2)|fixed'],
  ['Linha 24: 808 24 24 24', 'tel:808242424', 'Linha 24: 808 24 24 24||'],
  ['808 200 300, 0,07 €/min + IVA a 23%', 'tel:808200300', '808 200 300|, 0,07 €/min + IVA a 23%|'],
  ['808 200 300 (7 cêntimos)', 'tel:808200300', '808 200 300| (7 cêntimos)|'],
  // Words that start like those of a note.
  ['253 000 140 seg a sex', 'tel:253000140', '253 000 140| seg a sex|fixed'],
  ['253 000 140 centro, dias úteis', 'tel:253000140', '253 000 140| centro, dias úteis|fixed'],
  ...[' / ', ' - ', ' · ', ', ', ' – ', '; ', ' | ', ' ou ', ' ', '–'].map((between) => [
    ...[`(+351) 253 000 140${between}(+351) 910 000 140`, 'tel:+351253000140'],
    ...['(+351) 253 000 140||fixed', '(+351) 910 000 140||mobile'],
  ]),
  ['253 000 140 910 000 140', 'tel:253000140', '253 000 140||fixed', '910 000 140||mobile'],
  [
    ...['Loja: 253 000 140 Oficina: 253 000 141', 'tel:253000140'],
    ...['Loja: 253 000 140||fixed', 'Oficina: 253 000 141||fixed'],
  ],
  [
    ...['253 000 140 (9-18h) / 910 000 140 (24h)', 'tel:253000140'],
    ...['253 000 140| (9-18h)|fixed', '910 000 140| (24h)|mobile'],
  ],
  [
    ...['253 000 140 (Rui, tlm 910 000 140)', 'tel:253000140'],
    ...['253 000 140||fixed', '(Rui, tlm 910 000 140|)|mobile'],
  ],
  ['253 000 140 / Fax: 253 000 141', 'tel:253000140', '253 000 140| / Fax: 253 000 141|fixed'],
  ['Fax 253 000 141, Tel. 253 000 140', 'tel:253000140', 'Fax 253 000 141, Tel. 253 000 140||fixed'],
  ['Tel./Fax: 253 000 140', 'tel:253000140', 'Tel./Fax: 253 000 140||fixed'],
  // The number to dial is unclear.
  ['253000140/41', ''],
  ['+351 253 000 140-41', ''],
  ['+34 910 000 140 / 41', ''],
  ['253 000 140 (edifício 3)', ''],
  ['16 200 / 16 201', ''],
  ['12345678901234567890', ''],
  ['255 000 140 (geral) / 910 000 140', 'tel:255000140', '255 000 140| (geral)|fixed', '910 000 140||mobile'],
  [
    ...['255 000 140 ou 910 000 140 (redes fixa e móvel)', 'tel:255000140'],
    ...['255 000 140||', '910 000 140| (redes fixa e móvel)|'],
  ],
  ['Tel.: 253 000 140', 'tel:253000140', '253 000 140||fixed'],
  ['Telemóvel (+351) 910 000 140', 'tel:+351910000140', '(+351) 910 000 140||mobile'],
  ['T. 253 000 140 / M. 910 000 140', 'tel:253000140', '253 000 140||fixed', '910 000 140||mobile'],
  [
    ...['Loja: 253 000 140; Oficina 910 000 140', 'tel:253000140'],
    ...['Loja: 253 000 140||fixed', 'Oficina 910 000 140||mobile'],
  ],
  ['16 200 (apoio)', 'tel:16200', '16 200| (apoio)|'],
  ['a combinar', ''],
]) {
  test(`"${phone}" dials "${link}", and holds ${numbers.length} numbers, each with what a call costs`, () => {
    const found = phoneNumbers({ phone })
    expect(found.map(({ label, number, note, tariff }) => [label + number, note, tariff].join('|'))).toEqual(
      numbers,
    )
    for (const { text, label, number, note } of found) expect(label + number + note).toBe(text)
    expect(telephoneLink({ phone })).toBe(link)
  })
}

test('a text may hold several e-mail addresses, or none', () => {
  for (const [email, ...addresses] of [
    ['mailto:geral@x.pt', 'geral@x.pt'],
    ['geral@x.pt/vendas@x.pt', 'geral@x.pt', 'vendas@x.pt'],
    ['Geral: geral@x.pt; (vendas@x.pt).', 'geral@x.pt', 'vendas@x.pt'],
    ['ver site'],
    ['@agil'],
  ] as const)
    expect(emailAddresses({ email }), email).toEqual(addresses)
})

test('line breaks of every kind separate paragraphs', () => {
  expect(paragraphs('um\n\ndois\r\ntrês\rquatro\n \n')).toEqual(['um', 'dois', 'três', 'quatro'])
})

test('files are described by type and size, never by a long media type', () => {
  const office = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  for (const [end, name, contentType, size, facts] of [
    ['/guia.PDF?v=2', '', 'application/pdf', 148_211, 'PDF, 148 kB'],
    ['', '', 'video/mp4', 2_400_000, 'MP4, 2,4 MB'],
    ['', 'proposta.docx', office, undefined, 'DOCX'],
    ['', 'proposta', office, undefined, ''],
  ] as const) {
    const file = { src: `https://a.test/x${end}`, name, contentType, size }
    expect(fileFacts(file).replace(/\s/g, ' ')).toBe(facts)
  }
})

test('generated images draw only what their font has', () => {
  expect(renderableText('Pão quente todo o dia 🥖 – já', 140)).toBe('Pão quente todo o dia – já')
  expect(renderableText('株式会社', 140)).toBe('')
  for (const title of ['Новости 2026', 'Νέα', '株式会社 Lda', 'أخبار', '🥖'])
    expect(renderableTitle(title, 140)).toBe('')
  for (const title of ['2026', 'A letra Ω', 'Pão'])
    expect(renderableTitle(title, 140)).toMatch(/2026|A letra|Pão/)
  expect(renderableTitle('a'.repeat(300), 140)).toHaveLength(140)
})

test('related records follow in the list and start again at its end', () => {
  const after = (slugs: string, from: string, count: number) => {
    const records = [...slugs].map((slug) => ({ slug }))
    return following(records, from, count).map(({ slug }) => slug)
  }
  expect(after('abcd', 'c', 2)).toEqual(['d', 'a'])
  expect(after('ab', 'a', 3)).toEqual(['b'])
  expect(after('a', 'a', 3)).toEqual([])
})

test('reading time counts words, not markup, and is never zero', () => {
  expect(readingMinutes(`<p class="x y z">${'palavra '.repeat(440)}</p>`)).toBe(2)
  expect(readingMinutes('<hr>')).toBe(1)
})

test('questions are grouped by their exact category, and no two parts of their page have the same id', () => {
  const categories = ['Preços', 'preços', ' Preços', 'PREÇOS ', 'preços!', 'Preços!', '', '~', '\u{1f600}']
  const own = ['conteudo', 'pesquisa-aqui', 'sub-menu-0']
  const slugs = [...own, 'grupo:precos', 'grupo:preços', 'pergunta:conteudo', 'g', 'h', 'i', 'j']
  const faqs = [...categories, 'Preços'].map(
    (category, index): Faq => ({ slug: slugs[index] ?? '', category, question: 'P', answer: 'R' }),
  )
  const groups = groupFaqs(faqs)
  expect(groups.map(({ category }) => category)).toEqual(categories)
  expect(groups[0]).toEqual({ category: 'Preços', anchor: 'grupo:preços', faqs: [faqs[0], faqs[9]] })
  const ids = [...own, ...groups.map(({ anchor }) => anchor), ...faqs.map(({ slug }) => anchorOf(slug))]
  expect(ids.filter((id, index) => ids.indexOf(id) !== index || /\s/.test(id))).toEqual([])
  expect(anchorOf('quanto-custa')).toBe('quanto-custa')
})

test('a list is cut into pages', () => {
  const items = Array.from({ length: 10 }, (_, index) => index)
  expect(pageNumbers(10, 7)).toEqual(['1', '2'])
  expect(pageOf(items, '2', 7)).toEqual({ page: 2, count: 2, records: [7, 8, 9] })
  // The rest is less than a third of a page, and joins the page before it.
  expect(pageOf(items, '1', 9)).toEqual({ page: 1, count: 1, records: items })
  for (const number of ['3', '0', '01', '1.5', 'x', '']) expect(pageOf(items, number, 7)).toBeUndefined()
})
