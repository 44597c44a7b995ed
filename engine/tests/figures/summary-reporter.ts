import type { FullResult, Reporter, Suite } from '@playwright/test/reporter'

/** Ends the output with a summary line. In CI, a skipped test fails the run. */
export default class SummaryReporter implements Reporter {
  #root: Suite | undefined
  #errors = 0

  /** Errors outside tests, such as a failed build. */
  onError(): void {
    this.#errors += 1
  }

  onBegin(_config: unknown, root: Suite): void {
    this.#root = root
  }

  async onEnd(result: FullResult): Promise<{ status?: FullResult['status'] }> {
    const outcomes = (this.#root?.allTests() ?? []).map((test) => test.outcome())
    const count = (...wanted: string[]) => outcomes.filter((outcome) => wanted.includes(outcome)).length
    const skipped = count('skipped')
    const isFailed = Boolean(process.env.CI) && skipped > 0
    if (isFailed) console.log(`Skipped, which CI takes as failed:\n${this.#skipped().join('\n')}`)
    const failed = count('unexpected') + this.#errors + (isFailed ? skipped : 0)
    const note = skipped > 0 && !isFailed ? `, ${skipped} skipped` : ''
    console.log(`${count('expected', 'flaky')} passed, ${failed} failed${note}`)
    return { status: isFailed ? 'failed' : result.status }
  }

  #skipped(): string[] {
    const tests = this.#root?.allTests() ?? []
    return tests.filter((test) => test.outcome() === 'skipped').map((test) => test.titlePath().join(' › '))
  }

  printsToStdio(): boolean {
    return true
  }
}
