import { readdirSync, statSync, utimesSync, watchFile } from 'node:fs'
import { tsImport } from 'tsx/esm/api'
import type * as StartSettings from '../src/next-config/start-settings'
import { projectFile } from './shared/project'

/** Milliseconds between two looks at a file: a mount of a container tells of no change. */
const INTERVAL = 500

/**
 * Starts the server of `npm run dev` again when a file of `site/` has changed what `next.config.ts` takes from it, such as `paths` and redirects.
 * @param isReady when the first page has been sent: until then each change counts
 */
export function watchStartSettings(isReady: Promise<void>, say: (sentence: string) => void): void {
  let known = ''
  void isReady.then(async () => {
    known ||= (await startSettings())?.values ?? ''
  })
  let turn = Promise.resolve()
  const names = readdirSync(projectFile('site')).filter((name) => name.endsWith('.ts'))
  for (const name of [...names, 'redirects.csv'])
    watchFile(projectFile('site', name), { interval: INTERVAL, persistent: false }, (now, before) => {
      // Node.js also tells once of a file that is not there.
      if (now.mtimeMs !== before.mtimeMs) turn = turn.then(() => compare(name))
    })

  async function compare(name: string): Promise<void> {
    const now = await startSettings()
    if (!now || now.values === known) return
    // The server would not start.
    if (now.problems.length > 0) return now.problems.forEach(say)
    known = now.values
    say(`site/${name} has another value for what the server reads at its start, which therefore starts again`)
    const { atime } = statSync(projectFile('next.config.ts'))
    utimesSync(projectFile('next.config.ts'), atime, new Date())
  }
}

/** The settings as the files are now; undefined for a file that somebody is still writing. */
async function startSettings(): Promise<ReturnType<typeof StartSettings.startSettings> | undefined> {
  try {
    const now: typeof StartSettings = await tsImport('../src/next-config/start-settings.ts', import.meta.url)
    return now.startSettings()
  } catch {
    return undefined
  }
}
