import { expect, test } from '@playwright/test'
import { copiedText, runningText, titleParts } from '../../../lib/format/typography'

/** With what cannot be seen made visible: a no-break space as _, a soft hyphen as -. */
const visible = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('\u00ad', '·')

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
  ['a responsabilização', 'a respon·sa·bi·li·zação'],
  ['impermeabilizações/reabilitações', 'imper·me·a·bi·li·za·ções/reabilitações'],
  [
    'em https://x.example/2019-2024/impermeabilizabilidade a 5 km',
    'em https://x.example/2019-2024/impermeabilizabilidade a 5_km',
  ],
  [
    'geral@impermeabilizabilidade.example ou www.impermeabilizabilidade.example',
    'geral@impermeabilizabilidade.example ou www.impermeabilizabilidade.example',
  ],
] as const) {
  test(`"${written}" is drawn "${drawn}"`, () => {
    expect(visible(runningText(written))).toBe(drawn)
  })
}

for (const [written, drawn] of [
  ['Rua da Responsabilização, 5', 'Rua da Responsabilização, 5'],
  ['Desimpermeabilizabilidade', 'Desim·per·me·a·bi·li·za·bi·li·dade'],
] as const) {
  test(`"${written}", which is copied, is drawn "${drawn}"`, () => {
    expect(visible(copiedText(written))).toBe(drawn)
  })
}

/** A title whose parts can be told: words that stay on one line in brackets. */
const title = (text: string, line?: number) =>
  titleParts(text, line)
    .map(({ isWhole, text }) => (isWhole ? `[${visible(text)}]` : visible(text)))
    .join('')

for (const [what, written, drawn, line] of [
  ['no word of one letter ends a line', 'Do princípio ao fim e a horas', 'Do princípio ao fim [e a horas]'],
  ['nor of a short line', 'O que é um alvará', '[O que] [é um] alvará', 12],
  [
    'a long word stands apart with its punctuation, divided between syllables',
    'Casas, desimpermeabilizações, e mais',
    'Casas, [desim·per·me·a·bi·li·za·ções,] [e mais]',
  ],
  ['so does one in brackets', '(Otorrinolaringologia),', '[(Otor·ri·no·la·rin·go·logia),]'],
  ['a word is long for its line', 'Eletricidade', '[Eletri·ci·dade]', 9],
  [
    'an address has no syllables',
    'Em www.impermeabilizabilidade.example',
    'Em www.impermeabilizabilidade.example',
  ],
  ['but not a short one', 'Eletricidade em casa', 'Eletricidade em casa'],
  ['a title that fits stays as it was written', 'Manutenção de aquecedores', 'Manutenção de aquecedores', 12],
  ['capitals are wider', 'MANUTENÇÃO DE AQUECEDORES', '[MANU·TENÇÃO] DE [AQUE·CE·DORES]', 12],
  [
    'an accent of its own, as macOS writes it, divides no word',
    'Impermeabilizações'.normalize('NFD'),
    '[Imper·me·a·bi·li·za·ções]',
  ],
] as const) {
  test(`in a title ${what}`, () => {
    expect(title(written, line)).toBe(drawn)
  })
}
