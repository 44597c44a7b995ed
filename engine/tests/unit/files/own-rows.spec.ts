import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { priceColumns } from '../../../../lib/settings/sections/contents'
import { csvLines } from '../../../src/files/csv'
import { dataFile, dataFileProblems, rowsWhere } from '../../../src/files/data-files'
import { decimal, readRows } from '../../../src/files/own-rows'
import { temporaryFolder } from '../../sandbox/support/folders'

/* Tests of tables in the client's files, as spreadsheets save them. */

function project(files: Record<string, string | Buffer>): string {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'site/data'), { recursive: true })
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, 'site/data', name), content)
  return folder
}

test('lines are read with any separator, with quotes, and with the numbers that they have in the file', () => {
  expect(csvLines('\uFEFFa;b\n\n"x;""y""\nz"; 2 \n;\n').lines).toEqual([
    { line: 1, fields: ['a', 'b'] },
    { line: 3, fields: ['x;"y"\nz', '2'] },
  ])
  for (const separator of [',', ';', '\t'])
    expect(csvLines(`a${separator}b\n1${separator}2"`).lines[1]?.fields).toEqual(['1', '2"'])
  expect(csvLines('a\n"b\nc').problem).toMatchObject({ line: 2 })
})

test('prices of an old spreadsheet and of JSON are the same', () => {
  const csv = Buffer.from(
    'title;price;group\r\nCastelão;18,50;Tintos\r\nÁgua;1.200;\r\nCafé;desde 1 €;\r\n'.replace('€', '\x80'),
    'latin1',
  )
  const json = JSON.stringify([
    { title: 'Castelão', price: 18.5, group: 'Tintos' },
    { title: 'Água', price: 1200 },
    { title: 'Café', price: 'desde 1 €' },
  ])
  const folder = project({ 'a.csv': csv, 'a.json': json })
  const read = readRows('a.json', priceColumns, { project: folder })
  expect(read.problems).toEqual([])
  expect(read.rows).toHaveLength(3)
  expect(readRows('a.csv', priceColumns, { project: folder })).toEqual(read)
})

test('the columns of a table are those of its file, also without a name, with one name twice, or with a number for a name', () => {
  const table = (name: string, text: string) => {
    const { columns, rows, problems } = dataFile(name, project({ [name]: text }))
    return { columns, cells: rows.map(({ cells }) => cells), problems }
  }
  const timetable = {
    columns: ['', '2.ª', '3.ª'],
    cells: [
      ['8h', 'Ana', undefined],
      ['9h', undefined, 'Rui'],
    ],
    problems: [],
  }
  expect(table('a.csv', ';2.ª;3.ª;;\n8h;Ana;;;\n9h;;Rui;;\n')).toEqual(timetable)
  expect(table('b.json', '[{"": "8h", "2.ª": "Ana"}, {"": "9h", "3.ª": "Rui"}]')).toEqual(timetable)
  expect(table('c.csv', 'Hora;Aula;Hora\n8h;A;9h')).toMatchObject({
    columns: ['Hora', 'Aula', 'Hora'],
    cells: [['8h', 'A', '9h']],
  })
  expect(table('d.csv', 'Nome;;Preço;\nA;;2;\n').columns).toEqual(['Nome', 'Preço'])
  expect(table('e.csv', 'Nome;;Preço\nA;x;2\n').columns).toEqual(['Nome', '', 'Preço'])
  expect(table('f.json', '[{"Serviço": "Pintura", "2024": 9, "2025": 10}]')).toMatchObject({
    columns: ['Serviço', '2024', '2025'],
    cells: [['Pintura', 9, 10]],
  })
})

for (const [name, text] of [
  ['a line break in the first name', '"a,\nb";c\n1;2'],
  ['an empty line at first', '\n;;\n"a,\nb";c\n1;2'],
  ['a line of Excel about the separator', 'sep=;\n"a,\nb";c\n1;2'],
  ['another separator', 'sep=|\n"a,\nb"|c\n1|2'],
] as const)
  test(`the separator is found with ${name}`, () => {
    expect(csvLines(text).lines.map(({ fields }) => fields)).toEqual([
      ['a,\nb', 'c'],
      ['1', '2'],
    ])
  })

test('a price as Excel and Intl write it is a number', () => {
  for (const space of ['\u00a0', '\u202f', ' '])
    expect(decimal.parse(`1${space}200,50${space}€`), JSON.stringify(space)).toBe(1200.5)
})

const columns = { nome: z.string(), volume: decimal, nota: z.string().optional() }

for (const [name, text, problem] of [
  ['a.csv', 'nome,volume\nA,"1,5"\n\nB,muito', 'site/data/a.csv:4 volume is "muito", which is no number'],
  ['a.csv', 'nome;volume\n;2', 'site/data/a.csv:2 nome is missing'],
  [
    'a.csv',
    'nome;volume\nA;2;3',
    'site/data/a.csv:2 has more fields than there are columns, "3" in field 3: put a text with a ";" in quotes',
  ],
  ['a.csv', 'nome;preço\nA;2', 'site/data/a.csv:1 has a column "preço": it takes nome, volume, nota'],
  ['a.csv', '\nnome;volume;nome\nA;2;B', 'site/data/a.csv:2 has the column "nome" twice, as 1 and 3'],
  [
    'a.csv',
    'nome;;volume\nA;x;2',
    'site/data/a.csv:1 has no name for column 2, where site/data/a.csv:2 has "x": it takes nome, volume, nota',
  ],
  [
    'a.csv',
    'nome;volume\n"A "B" C";2',
    'site/data/a.csv:2 has a quote " that ends before its field does: double each quote within a text',
  ],
  ['a.json', '[{"nome":"A",\n"nome":"B"}]', 'site/data/a.json:2 has two values of one name'],
  ['a.csv', 'nome;volume\n"A;2', 'site/data/a.csv:2 has a quote " that does not end'],
  ['a.csv', '', 'site/data/a.csv is empty: its first line has the names of the columns'],
  [
    'a.csv',
    'nome;volume\n\uFFFD;2 á',
    'site/data/a.csv:2 has a character that cannot be read: save the file as UTF-8',
  ],
  ['a.json', '[{"nome":"A","volume":1},{"nome":"B"}]', 'site/data/a.json: row 2 volume is missing'],
  ['a.json', '{"nome":"A"}', 'site/data/a.json must be a list in JSON: [{ "title": "…" }]'],
  ['a.json', '[1]', 'site/data/a.json: row 1 must be { "name": value }'],
] as const)
  test(`${name} with ${JSON.stringify(text)} is reported as "${problem}"`, () => {
    const { problems } = readRows(name, columns, { project: project({ [name]: text }) })
    expect(problems).toEqual([problem])
  })

test('a missing file is reported', () => {
  expect(readRows('a.csv', columns, { project: project({}) }).problems).toEqual([
    'site/data/a.csv is not there',
  ])
})

test('every file of site/data/ is checked before a build, even if no page reads it', () => {
  const folder = project({ 'a.csv': 'a\n"b', 'b.csv': 'a\nb', 'notas.txt': '"', 'c.json': '{' })
  expect(dataFileProblems(folder)).toHaveLength(2)
  expect(dataFileProblems(temporaryFolder())).toEqual([])
  expect(dataFile('b.csv', folder).rows).toMatchObject([{ cells: ['b'] }])
})

test('a file is filtered by the values of its columns, which are left out', () => {
  const folder = project({ 'a.csv': 'quarto;época;preço\nRio;Alta;80\nMar;Alta;90\nRio;Baixa;60' })
  const found = rowsWhere(dataFile('a.csv', folder), { quarto: 'Rio' })
  expect(found.columns).toEqual(['época', 'preço'])
  expect(found.rows.map(({ cells }) => cells)).toEqual([
    ['Alta', '80'],
    ['Baixa', '60'],
  ])
  expect(rowsWhere(dataFile('a.csv', folder), { sala: 'Rio' }).problems).toEqual([
    'site/data/a.csv:1 has no column "sala": it has quarto, época, preço',
  ])
  expect(rowsWhere(dataFile('a.csv', folder), { quarto: 'Lua' }).problems).toEqual([
    'site/data/a.csv has no row with quarto "Lua"',
  ])
  const read = readRows(
    'a.csv',
    { época: z.string(), preço: decimal },
    { where: { quarto: 'Mar' }, project: folder },
  )
  expect(read).toEqual({ rows: [{ época: 'Alta', preço: 90 }], problems: [] })
})
