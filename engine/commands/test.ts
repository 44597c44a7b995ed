/*
 * `npm test`: linter, type checker and the build of the template's site in parallel; then the template's tests and `npm run check` in parallel. Run
 * alone, each would leave processors idle, since tests wait for browsers and sites.
 */
import './shared/end-with-output.mjs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { bringPrograms } from '../tests/builds/bring-programs'
import { renewSite } from '../tests/builds/build-sites'

const site = 'mare-alta'

bringPrograms('tests')

await waitForAll(run('npm run lint', 'inherit'), run('npm run types'), build())
process.env.E2E_SKIP_BUILD ||= site
const check = 'playwright test --config e2e/check.config.ts'
await waitForAll(run('playwright test --config engine/tests', 'inherit'), run(check))

/** The unprinted output of a command, and whether it succeeded. */
interface Outcome {
  output: string
  isGreen: boolean
}

/** Waits for all of these, and exits with code 1 if one has failed. */
async function waitForAll(...outcomes: Promise<Outcome>[]): Promise<void> {
  let areGreen = true
  for (const outcome of outcomes) {
    const { output, isGreen } = await outcome
    process.stdout.write(output)
    areGreen &&= isGreen
  }
  if (!areGreen) process.exit(1)
}

/** @param stdio `inherit` prints output as it appears, otherwise all of it at the end */
async function run(command: string, stdio: 'inherit' | 'pipe' = 'pipe'): Promise<Outcome> {
  const child = spawn(command, { shell: true, stdio: ['ignore', stdio, stdio] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part: string) => {
      output += part
    })
  const [code] = await once(child, 'close')
  return { output, isGreen: code === 0 }
}

/** Builds in this process, because Playwright takes seconds to start. */
function build(): Promise<Outcome> {
  return renewSite(site).then(
    () => ({ output: '', isGreen: true }),
    (error) => ({ output: `${error.message}\n`, isGreen: false }),
  )
}
