import { readFileSync, writeFileSync } from 'node:fs'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { figureFiles, type Topic, withFigures } from './figures'

/** After a run without a failure: writes the figures that were noted into the documentation. */
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
    if (status !== 'passed') return
    for (const [topic, figures] of this.#tables) {
      const file = figureFiles[topic]
      writeFileSync(file, withFigures(readFileSync(file, 'utf8'), topic, figures))
      console.log(`${file} has the new figures of ${topic}`)
    }
  }
}

function isTopic(topic: string | undefined): topic is Topic {
  return topic !== undefined && topic in figureFiles
}
