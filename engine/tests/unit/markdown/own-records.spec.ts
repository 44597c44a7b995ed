import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { ownRecords } from '../../../src/markdown/own-records'
import { temporaryFolder } from '../../sandbox/support/folders'

const fields = { name: z.string(), order: z.number().default(9) }

/** The records in a folder with these files. Each folder is read once. */
function read(folder: `site/${string}`, files: Record<string, string>) {
  const project = temporaryFolder()
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, folder, name)), { recursive: true })
    writeFileSync(join(project, folder, name), text)
  }
  return ownRecords(folder, fields, project)
}

test('each file is a record, with its head as the fields say, its name and its text', () => {
  const files = {
    'rui.md': '---\nname: Rui\norder: 1\n---\n\n**Olá**\n',
    'notas.txt': 'x',
    'ana.md': '---\nname: Ana\n---\n',
  }
  expect(read('site/uma', files)).toEqual([
    { slug: 'ana', name: 'Ana', order: 9, text: '' },
    { slug: 'rui', name: 'Rui', order: 1, text: '**Olá**' },
  ])
  expect(read('site/nenhuma', {})).toEqual([])
})

test('every file with a problem is named', () => {
  const files = { 'a.md': '---\nnome: Ana\n---\n', 'b.md': 'Olá', 'c.md': '---\nname: C\n---\n' }
  expect(() => read('site/errada', files)).toThrow(
    /^site\/errada\/a\.md:1 has a head that cannot be read: name .*nome.*\nsite\/errada\/b\.md must begin with a line ---[^\n]*$/,
  )
})
