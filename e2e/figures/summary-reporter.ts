import type { FullResult, Reporter, Suite } from '@playwright/test/reporter'

/** Ends the output with one line that says it all; in CI a skipped test is a failed run. */
export default class SummaryReporter implements Reporter {
  #root: Suite | undefined
  #errors = 0

  /** Of no test: a build that fails, for example. */
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
    const passed = count('expected', 'flaky')
    console.log(
      `${passed} passed, ${count('unexpected') + this.#errors} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
    )
    return process.env.CI && skipped > 0 ? { status: 'failed' } : { status: result.status }
  }

  printsToStdio(): boolean {
    return true
  }
}
