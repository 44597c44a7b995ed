import { expect, test } from '@playwright/test'
import { textParts } from '../../../src/text/contacts-in-text'

/** A text with each contact in brackets, and the addresses of the links. */
function linked(text: string, lineBefore?: string): [string, ...string[]] {
  const parts = textParts(text, lineBefore)
  expect(parts.map((part) => part.text).join('')).toBe(text)
  const shown = parts.map((part) => (part.href ? `[${part.text}]` : part.text)).join('')
  return [shown, ...parts.map(({ href }) => href).filter(Boolean)]
}

const texts = [
  // Addresses in their surroundings
  ['Veja [https://a.test/x?b=1&c=d#e].', 'https://a.test/x?b=1&c=d#e'],
  ['([https://a.test]), «[http://b.test/]»!', 'https://a.test', 'http://b.test/'],
  [
    'Em [https://pt.a.test/Porto_(cidade)], e em ([https://b.test/c_(d)]).',
    'https://pt.a.test/Porto_(cidade)',
    'https://b.test/c_(d)',
  ],
  [
    '[https://a.test],[https://b.test];[www.c.test/d]',
    'https://a.test',
    'https://b.test',
    'https://www.c.test/d',
  ],
  ['O site é o [www.câmara.test]… ou [HTTPS://A.test/B]?', 'https://www.câmara.test', 'HTTPS://A.test/B'],
  [
    '[https://a.test/253123456] e [https://a.test/?m=b@c.test]',
    'https://a.test/253123456',
    'https://a.test/?m=b@c.test',
  ],
  // E-mails
  ['Escreva para [geral@casa.test].', 'mailto:geral@casa.test'],
  [
    '(geral: [geral@casa.test],[ana.silva+obras@mail.casa.test])',
    'mailto:geral@casa.test',
    'mailto:ana.silva+obras@mail.casa.test',
  ],
  [
    "'[geral@casa.test]' <[o'neill@casa.test]> mailto:[a@b.test]",
    'mailto:geral@casa.test',
    "mailto:o'neill@casa.test",
    'mailto:a@b.test',
  ],
  ['[253123456@casa.test]', 'mailto:253123456@casa.test'],
  // Phones with a country
  ['[+351 253 123 456]', 'tel:+351253123456'],
  ['([+351253123456])', 'tel:+351253123456'],
  ['[(+351) 912-345-678], [00351 912345678]', 'tel:+351912345678', 'tel:00351912345678'],
  ['[+351 (253) 123 456] e [+351.912.345.678]', 'tel:+351253123456', 'tel:+351912345678'],
  ['Londres: [+44 (0)20 7946 0000]; Madrid: [+34 912 345 678].', 'tel:+442079460000', 'tel:+34912345678'],
  [
    '[+33 1 23 45 67 89], [+1 (555) 010-9999], [+55 (11) 91234-5678]',
    'tel:+33123456789',
    'tel:+15550109999',
    'tel:+5511912345678',
  ],
  // Phones in groups
  ['Ligue [253 123 456] ou [912 345 678].', 'tel:253123456', 'tel:912345678'],
  ['[253 123 456], [912 345 678]', 'tel:253123456', 'tel:912345678'],
  ['[253 123 456],[912 345 678] / [253-123-456]', 'tel:253123456', 'tel:912345678', 'tel:253123456'],
  ['[253 123 456]/[912 345 678]', 'tel:253123456', 'tel:912345678'],
  ['[22 000 01 40] e [(22) 000-01.40]', 'tel:220000140', 'tel:220000140'],
  ['[21 123 4567] ([808 200 123])', 'tel:211234567', 'tel:808200123'],
  ['[253 123 456] 24h por dia', 'tel:253123456'],
  ['Estamos cá das 9h às 18h: [253 123 456].', 'tel:253123456'],
  ['Marcações e pedidos: [253 123 456]', 'tel:253123456'],
  ['Rua Nova, 12, 4700-329 Braga, [253 123 456]', 'tel:253123456'],
  // After a word
  ['Tel. [253123456]', 'tel:253123456'],
  ['Tel.:[253123456], Telemóvel [912345678]', 'tel:253123456', 'tel:912345678'],
  ['Telefone: [253123456], [912345678] e [253.123.457]', 'tel:253123456', 'tel:912345678', 'tel:253123457'],
  ['Telefone da oficina: [253123456]', 'tel:253123456'],
  ['Ligue para o n.º [253123456].', 'tel:253123456'],
  ['T. [253123456] M: [912345678] F. 253123457', 'tel:253123456', 'tel:912345678'],
  ['Tel./Fax [253 123 456]', 'tel:253123456'],
  ['NIF 503 123 456, tel. [253 123 456]', 'tel:253123456'],
  ['Tlm [912345678] (WhatsApp: [912345678])', 'tel:912345678', 'tel:912345678'],
] as const

test('contacts in texts are links', () => {
  expect(texts.map(([shown]) => linked(shown.replace(/[[\]]/g, '')))).toEqual(texts)
})

test('a number or a text that may be something else is no link', () => {
  const others = [
    // Nine digits alone, and numbers that a word identifies as something else
    '253123456',
    'O nosso número é 912345678.',
    'NIF 213 456 789',
    'NIF: PT213456789',
    'Contribuinte n.º 213 456 789',
    'N.º de identificação fiscal 253 123 456',
    'Pessoa coletiva n.º 253 123 456',
    'Entidade 21 312, Referência 912 345 678, Montante 20,00 €',
    'Ref. 253-123-456',
    'Apólice 912 345 678',
    'Processo n.º 253 123 456',
    'n.º 253 123 456',
    'Fax: 253 123 457',
    'Fax +351 253 123 457',
    'IBAN PT50 0002 0123 1234 5678 9015 4',
    'PT50000201231234567890154',
    'NIB 0002 0123 12345678901 54',
    '4111 1111 1111 1111',
    'ISBN 978-972-0-04671-8',
    '560 1234 567890',
    '351 253 123 456',
    // Postcodes, dates, hours, years
    '4700-329 Braga',
    '26-11-2026, 2026-11-26, 26/11/2026, 26.11.2026',
    'de 2019-2024 a 2025-2026',
    '9h00-18h00, 09:00-12:30, 14:00-18:30',
    '21-11-2026 9h30',
    // Amounts
    '253 123 456 €',
    '253 123 456,50',
    '€ 253 123 456',
    '253.123.456',
    '250 000 000',
    '213 500 000 euros',
    '912 345 678 habitantes',
    'mais de +200 000 000 de euros',
    '+25 000 000',
    '1 253 123 456',
    '253 123 456 789',
    // Places
    '41.157944, -8.629105',
    '+41.157944 -8.629105',
    'N 41° 09.477 W 8° 37.746',
    // Too few digits, too many, or outside the numbering plan
    '+351 253 123 45',
    '+351 2531234567',
    '203 123 456',
    '503 123 456',
    'ligue 112 ou 16 200',
    '253 123 456 912 345 678',
    'SKU253123456, A253 123 456, 253 123 456B',
    // No addresses
    'https://',
    'https:// a.test',
    'https://localhost/a',
    'https://ana@a.test/',
    'https://ana:b@a.test/',
    'www.',
    'www.a',
    'javascript:alert(1)',
    'geral@casa',
    'geral@@casa.test',
    'joão@casa.test',
    '@casa.test',
    'a@b.test@c.test',
    'ficheiro.pdf, casa.test, fim.Depois',
  ]
  expect(others.map((text) => linked(text))).toEqual(others.map((text) => [text]))
})

test('the line before may say what a number is', () => {
  expect(linked('213 456 789', 'NIF:')).toEqual(['213 456 789'])
  expect(linked('253123456', 'Telefone')).toEqual(['[253123456]', 'tel:253123456'])
  expect(linked('253 123 456', 'NIF 213 456 789')).toEqual(['[253 123 456]', 'tel:253123456'])
})

test('a hostile text costs no more than in proportion to its length', () => {
  for (const part of [
    '253 123 456 ',
    'Tel. ',
    '1',
    '1 ',
    '(',
    '(1)',
    'a@',
    'a.',
    'https://a.b/)',
    ')',
    'www.',
    '+',
    "'a",
  ]) {
    const started = performance.now()
    textParts(part.repeat(50_000 / part.length))
    textParts(`https://a.test/${part.repeat(50_000 / part.length)}`)
    expect(performance.now() - started, part).toBeLessThan(10_000)
  }
})
