import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { pdfPages } from '../../../lib/engine/files/pdf-pages'

const tree = '<< /Type /Pages /Kids [3 0 R 9 0 R] /Count 12 >> << /Count 5 /Type /Pages /Parent 1 0 R >>'

test('the root of the tree counts the pages, also where it is compressed', () => {
  expect(pdfPages(Buffer.from(`%PDF-1.4\n1 0 obj ${tree} endobj`))).toBe(12)
  const stream = [
    Buffer.from('%PDF-1.5\n<< /Type /ObjStm >>\nstream\r\n'),
    deflateSync(tree),
    Buffer.from('\nendstream'),
  ]
  expect(pdfPages(Buffer.concat(stream))).toBe(12)
})

test('a file of the demo has its pages, and one that is no PDF none', () => {
  const file = join(import.meta.dirname, '../../../sandbox/assets/mare-alta/documents/guia-de-mudanca.pdf')
  expect(pdfPages(readFileSync(file))).toBe(3)
  expect(pdfPages(Buffer.from('/Type /ObjStm stream\nnada'))).toBeUndefined()
})
