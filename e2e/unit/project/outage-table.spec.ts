import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { faults } from '../../outage/faults'
import { isComplete, readTable, TABLE_FILE } from '../../outage/table-reporter'

test('the documented table of outages has every cell that is tested, and no other', () => {
  const { rows, cells } = readTable(readFileSync(TABLE_FILE, 'utf8'))
  expect(rows).toEqual(faults.map(({ name }) => name))
  expect(isComplete(cells)).toBe(true)
  expect([...cells].filter(([, text]) => text === '')).toEqual([])
})
