import { readFileSync, writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { drawTable, isComplete, TABLE_FILE, withTable } from './table'

/** After a run of all cells without a failure: writes what was measured into the documentation. */
export default class TableReporter implements Reporter {
  readonly #cells = new Map<string, string>()

  onTestEnd(_test: TestCase, { status, annotations }: TestResult): void {
    if (status !== 'passed') return
    for (const { type, description = '' } of annotations) {
      const [fault, moment, text] = description.split('|')
      if (type === 'cell' && text !== undefined) this.#cells.set(`${fault}|${moment}`, text)
    }
  }

  onEnd(): void {
    if (!isComplete(this.#cells)) return
    writeFileSync(TABLE_FILE, withTable(readFileSync(TABLE_FILE, 'utf8'), drawTable(this.#cells)))
    console.log(`${TABLE_FILE} has the new table`)
  }
}
