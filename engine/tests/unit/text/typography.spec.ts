import { expect, test } from '@playwright/test'
import {
  breakable,
  longestWord,
  titleWithNoBreakSpaces,
  withKeptHyphens,
  withNoBreakSpaces,
} from '../../../src/text/typography'

/** A text with invisible characters made visible: a no-break space as _, the end of a part as ·. */
const visible = (text: string | string[]) => [text].flat().join('·').replaceAll('\u00a0', '_')

for (const [written, drawn] of [
  ['por 1 234,50 € ou menos', 'por 1_234,50_€ ou menos'],
  ['até 50 km em 24 h, 30 m² e 12 kWh', 'até 50_km em 24_h, 30_m² e 12_kWh'],
  ['5 anos, 3 hamburguerias', '5 anos, 3 hamburguerias'],
  ['Rua do Souto, n.º 5, 2.º Esq.', 'Rua do Souto, n.º_5, 2.º_Esq.'],
  ['a Dra. Ana e o Sr. Reis', 'a Dra._Ana e o Sr._Reis'],
  ['o Eng. Constantino', 'o Eng. Constantino'],
  ['de 2019 - 2024', 'de 2019–2024'],
  ['8h30-12h30 e 14h00 - 18h30', '8h30–12h30 e 14h00_– 18h30'],
  ['entre 10 - 20 %', 'entre 10_– 20_%'],
  ['Traço Comum – Engenharia', 'Traço Comum_– Engenharia'],
  ['guarda-chuva, 4700-329 Braga - Porto, 2026-11-02', 'guarda-chuva, 4700-329 Braga - Porto, 2026-11-02'],
  ['«tudo incluído» e “sem letras pequenas”', '«tudo incluído» e “sem letras pequenas”'],
  ['em https://x.example/2019-2024 a 5 km', 'em https://x.example/2019-2024 a 5_km'],
] as const) {
  test(`"${written}" is drawn "${drawn}"`, () => {
    expect(visible(withNoBreakSpaces(written))).toBe(drawn)
  })
}

for (const [what, written, drawn] of [
  ['no word of one letter ends a line', 'Do princípio ao fim e a horas', 'Do princípio ao fim e_a_horas'],
  ['a first word of one letter ends no line', 'O que é um alvará', 'O_que é_um alvará'],
] as const) {
  test(`in a title ${what}`, () => {
    expect(visible(titleWithNoBreakSpaces(written))).toBe(drawn)
  })
}

for (const [what, written, parts, whole] of [
  ['a word of usual length is whole', 'Eletrodomésticos', 'Eletrodomésticos', 18],
  [
    'a long word may end a line between its syllables',
    'a responsabilização, otorrinolaringologia',
    'a respon·sa·bi·li·zação, otor·ri·no·la·rin·go·logia',
  ],
  [
    'two letters of one sound stay together',
    'acompanhamento transatlântico',
    'acom·pa·nha·mento tran·sa·tlân·tico',
    5,
  ],
  ['a double letter is divided', 'constitucionalissimamente', 'cons·ti·tu·cio·na·lis·si·ma·mente'],
  ['a shorter word may end a short line between its syllables', 'Eletricidade', 'Eletri·ci·dade', 9],
  ['capitals count as wider letters', 'MANUTENÇÃO', 'MANU·TENÇÃO', 12],
  [
    'each part of a compound is divided alone',
    'impermeabilizações/reabilitações',
    'imper·mea·bi·li·za·ções/reabilitações',
  ],
  [
    'an address has no syllables',
    'geral@impermeabilizabilidade.example, https://x.example/impermeabilizabilidade',
    'geral@impermeabilizabilidade.example, https://x.example/impermeabilizabilidade',
  ],
  ['a run of over 60 letters has no syllables', 'la'.repeat(31), 'la'.repeat(31)],
] as const) {
  test(`${what}: "${written}"`, () => {
    expect(visible(breakable(written, whole))).toBe(parts)
  })
}

test('a title has to be small enough for its longest word, and not for what is no word', () => {
  expect(longestWord(`Obras de impermeabilização e ${'a'.repeat(61)}`)).toBe(18)
  expect(longestWord('IMPERMEABILIZAÇÃO')).toBe(25.5)
  expect(longestWord('Obras')).toBe(0)
})

for (const [written, drawn] of [
  ['Ele devolve-o', 'Ele [devolve-o]'],
  ['Tinham-lhe dito, e fá-lo-ia', '[Tinham-lhe] dito, e [fá-lo-ia]'],
  ['demonstrariam-lhe e demonstrar-lho-emos', 'demonstraria[m-lhe] e demonstra[r-lho-emos]'],
  ['E-mail e T-shirt', '[E-mail] e [T-shirt]'],
  ['sexta-feira, pós-venda, Porto-Lisboa', '[sexta-feira], [pós-venda], [Porto-Lisboa]'],
  ['desumidificador-compacto', 'desumidificador-compacto'],
  ['Traço Comum – Engenharia', 'Traço Comum – Engenharia'],
] as const) {
  test(`no line of "${written}" ends within what belongs together`, () => {
    const parts = withKeptHyphens(written).map((part, at) => (at % 2 === 0 ? part : `[${part}]`))
    expect(parts.join('')).toBe(drawn)
  })
}

test('in a title, whose letters are large, only the hyphens before a pronoun and after a letter are kept', () => {
  expect(withKeptHyphens('E-mail, pós-venda, devolve-o', true)).toEqual([
    '',
    'E-m',
    'ail, pós-venda, devolv',
    'e-o',
    '',
  ])
})
