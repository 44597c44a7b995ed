import { mkdirSync, writeFileSync } from 'node:fs'
import { join, posix, win32 } from 'node:path'
import { expect, test } from '@playwright/test'
import { namesIn, slashed } from '../../../src/files/file-names'
import { readText, unreadableLine } from '../../../src/files/file-text'
import { temporaryFolder } from '../../sandbox/support/folders'

/* Tests of files as people's programs and systems write them. */

const file = join(temporaryFolder(), 'file')

function read(bytes: Buffer | string): string {
  writeFileSync(file, bytes)
  return readText(file)
}

const text = 'Serviços “à mão”\n«CAFÉ» – 5 €\n'
const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le')
/** Text in Windows-1252: `Serviços “à mão”`, `«CAFÉ» – 5 €`. */
const windows = Buffer.from(
  '53657276 69e76f73 2093e020 6de36f94 0a ab434146 c9bb2096 203520800a'.replaceAll(' ', ''),
  'hex',
)

for (const [how, bytes] of Object.entries({
  'UTF-8': Buffer.from(text),
  'UTF-8 with a byte-order mark': Buffer.from(`\uFEFF${text}`),
  'UTF-16, as Excel writes Unicode text': utf16,
  'UTF-16 with the other order of bytes': Buffer.from(utf16).swap16(),
  'Windows-1252, as Excel writes CSV': windows,
  'UTF-8 with the line ends of Windows': text.replaceAll('\n', '\r\n'),
  'UTF-8 with the line ends of old Macs': text.replaceAll('\n', '\r'),
}))
  test(`a text in ${how} is read`, () => {
    expect(read(bytes)).toBe(text)
    expect(unreadableLine(read(bytes))).toBeUndefined()
  })

for (const [written, hex] of [
  ['Corte de criança;12,50', '436f72746520646520637269616e87613b31322c3530'],
  ['Sábado;água', '53a06261646f3ba067 7561'],
  ['PREÇO;Lição de condução', '50524580 4f3b4c6987c66f20646520636f6e6475 87c66f'],
] as const)
  test(`${written} in "CSV (MS-DOS)" of Excel is read`, () => {
    expect(read(Buffer.from(hex.replaceAll(' ', ''), 'hex'))).toBe(written)
  })

test('figures and a few accents in Windows-1252 are not taken for MS-DOS', () => {
  for (const written of [
    '1\u00a0200,50 €',
    'café',
    'PREÇO',
    'É à ÉPOCA',
    'Não ú',
    'às 9h',
    '‘a’ … ü',
    'Sr.\u00a0Silva',
  ])
    expect(read(inWindows(written)), written).toBe(written)
})

function inWindows(written: string): Buffer {
  const characters = '€‘’…'
  const bytes = [0x80, 0x91, 0x92, 0x85]
  return Buffer.from([...written].map((one) => bytes[characters.indexOf(one)] ?? one.charCodeAt(0)))
}

test('a text that cannot be decoded is reported with its line', () => {
  for (const bytes of [
    // A UTF-8 file with a line from another program.
    Buffer.concat([Buffer.from('à mão, não só cá\r\n'), Buffer.from('servi\xe7os', 'latin1')]),
    // Text saved in UTF-8 after being decoded wrongly.
    Buffer.from('a\nServi\uFFFDos'),
    // A byte that is no letter in Windows-1252.
    Buffer.from([0x61, 0x0a, 0xe7, 0x81]),
    Buffer.from('a\nb', 'utf16le').subarray(2),
    Buffer.from([0xef, 0xbb, 0xbf, 0x0a, 0xe7]),
  ])
    expect(unreadableLine(read(bytes)), bytes.toString('hex')).toBe(2)
})

test('a file whose name begins with a dot is ignored, at any depth', () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'b'))
  for (const name of ['a.md', '._a.md', '.DS_Store', 'b/c.md', 'b/._c.md'])
    writeFileSync(join(folder, name), '')
  expect(namesIn(folder)).toEqual(['a.md'])
  expect(namesIn(folder, { recursive: true })).toEqual(['a.md', 'b/c.md'])
  expect(namesIn(join(folder, 'nada'))).toEqual([])
})

test('a path of Windows is written as addresses are', () => {
  for (const { join, sep } of [win32, posix])
    expect(slashed(join('blog', '[slug]', 'page.tsx'), sep)).toBe('blog/[slug]/page.tsx')
})
