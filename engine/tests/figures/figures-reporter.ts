import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { FIGURES_FILE, type Topic, topics, withFigures } from './figures'

/** Writes the recorded figures to the results page after a run without failures. */
export default class FiguresReporter implements Reporter {
  readonly #tables = new Map<Topic, Map<string, string[]>>()

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description = '' } of annotations) {
      const [topic, name = '', value = ''] = description.split('|')
      if (type !== 'figure' || !isTopic(topic)) continue
      const table = this.#tables.get(topic) ?? new Map<string, string[]>()
      this.#tables.set(topic, table.set(name, [...(table.get(name) ?? []), value]))
    }
  }

  onEnd({ status }: FullResult): void {
    // A clone may have deleted the bench.
    if (status !== 'passed' || !existsSync(FIGURES_FILE)) return
    for (const [topic, figures] of this.#tables) {
      writeFileSync(FIGURES_FILE, withFigures(readFileSync(FIGURES_FILE, 'utf8'), topic, figures))
      console.log(`${FIGURES_FILE} has the new figures of ${topic}`)
    }
  }
}

function isTopic(topic: string | undefined): topic is Topic {
  return topics.some((name) => name === topic)
}
