/*
 * `npm test`. First, at once: the linter, the type checker and the build of the template's site. Then, at once: the template's tests, and
 * `npm run check`. Each alone would leave processors idle, since tests wait for browsers and sites.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'

const site = 'mare-alta'

await all('npm run lint', 'npm run types', `npx playwright test --project "build ${site}" --reporter line`)
process.env.E2E_SKIP_BUILD ||= site
await all('npx playwright test', 'npm run check')

/** Runs these commands, and ends with exit code 1 when one of them fails. The first writes as it goes, each other one at its end. */
async function all(...commands: string[]): Promise<void> {
  const children = commands.map((command, index) => {
    const stdio = index === 0 ? 'inherit' : 'pipe'
    const child = spawn(command, { shell: true, stdio: ['ignore', stdio, stdio] })
    const output: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output.push(part))
    return { ended: once(child, 'close'), output }
  })
  let isGreen = true
  for (const { ended, output } of children) {
    const [code] = await ended
    process.stdout.write(Buffer.concat(output))
    isGreen &&= code === 0
  }
  if (!isGreen) process.exit(1)
}
