import { expect, test } from '@playwright/test'
import { runningText, titleParts } from '../../../lib/format/typography'

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
  ['guarda-chuva, 4700-329 Braga - Porto, 2026-11-02', 'guarda-chuva, 4700-329 Braga - Porto, 2026-11-02'],
  ['«tudo incluído» e “sem letras pequenas”', '«tudo incluído» e “sem letras pequenas”'],
  ['a responsabilização', 'a respon·sa·bi·li·zação'],
] as const) {
  test(`"${written}" is drawn "${drawn}"`, () => {
    expect(visible(runningText(written))).toBe(drawn)
  })
}

const title = (text: string, line?: number) =>
  titleParts(text, line).map((part) => [visible(part.text), part.kind])

test('in a title no word of one letter ends a line, and the text stays as it was written', () => {
  expect(title('Do princípio ao fim e a horas')).toEqual([
    ['Do princípio ao fim ', 'plain'],
    ['e a horas', 'together'],
  ])
  expect(title('O que é um alvará', 12)).toEqual([
    ['O que', 'together'],
    [' ', 'plain'],
    ['é um', 'together'],
    [' alvará', 'plain'],
  ])
})

test('in a title a long word stands apart with its punctuation, divided between syllables', () => {
  expect(title('Casas, desimpermeabilizações, e mais')).toEqual([
    ['Casas, ', 'plain'],
    ['desim·per·me·a·bi·li·za·ções,', 'long'],
    [' ', 'plain'],
    ['e mais', 'together'],
  ])
  expect(title('(Otorrinolaringologia),')).toEqual([['(Otor·ri·no·la·rin·go·logia),', 'long']])
  expect(title('Eletricidade', 9)).toEqual([['Eletri·ci·dade', 'long']])
})

test('capitals are wider: a word of them is divided earlier', () => {
  expect(title('Manutenção de aquecedores', 12)).toEqual([['Manutenção de aquecedores', 'plain']])
  expect(title('MANUTENÇÃO DE AQUECEDORES', 12)).toEqual([
    ['MANU·TENÇÃO', 'long'],
    [' DE ', 'plain'],
    ['AQUE·CE·DORES', 'long'],
  ])
})

test('an accent of its own, as macOS writes it, divides no word', () => {
  expect(title('Impermeabilizações'.normalize('NFD'))).toEqual(title('Impermeabilizações'))
})

test('a title that fits on a line is drawn as it was written, and a short word is never divided', () => {
  for (const text of ['Portas e janelas', 'Eletricidade em casa'])
    expect(title(text)).toEqual([[text, 'plain']])
})
