import { readFileSync, writeFileSync } from 'node:fs'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { FIGURES_FILE, type Topic, withFigures } from './figures'

/** After a run without a failure: writes the figures that were noted into the documentation. */
export default class FiguresReporter implements Reporter {
  readonly #tables = new Map<Topic, [name: string, value: string][]>()

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description = '' } of annotations) {
      const [topic, name = '', value = ''] = description.split('|')
      if (type !== 'figure') continue
      const known = this.#tables.get(topic as Topic) ?? []
      this.#tables.set(topic as Topic, [...known, [name, value]])
    }
  }

  onEnd({ status }: FullResult): void {
    if (status !== 'passed' || this.#tables.size === 0) return
    let page = readFileSync(FIGURES_FILE, 'utf8')
    for (const [topic, figures] of this.#tables) page = withFigures(page, topic, figures)
    writeFileSync(FIGURES_FILE, page)
    console.log(`${FIGURES_FILE} has the new figures of ${[...this.#tables.keys()].join(', ')}`)
  }
}
