import { expect, test } from '@playwright/test'
import { readText } from '../../../lib/engine/files/file-text'
import { withDrawing } from '../../../scripts/architecture/drawing'
import { inLevels, readRooms } from '../../../scripts/architecture/rooms'
import { LIST, listOfTemplateFiles } from '../../../scripts/shared/template-files'

// A clone has files of its own.
if (process.env.IS_TEMPLATE)
  test('tools/template-files.txt has every file of the template: npm run architecture writes it', () => {
    expect(readText(LIST)).toBe(listOfTemplateFiles())
  })

test('docs/architecture.md opens with a drawing of the imports: npm run architecture draws it', () => {
  const page = readText('docs/architecture.md')
  expect(page).toContain('\n  ↓\n')
  expect(withDrawing(page, readRooms())).toBe(page)
})

test('rooms that import each other cannot be drawn', () => {
  const rooms = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['b'])],
    ['d', new Set<string>()],
  ])
  expect(() => inLevels(rooms)).toThrow('a, b, c import each other')
})
