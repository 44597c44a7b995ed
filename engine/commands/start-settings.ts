import { readdirSync, statSync, utimesSync, watchFile } from 'node:fs'
import { tsImport } from 'tsx/esm/api'
import type * as StartSettings from '../src/next-config/start-settings'
import { projectFile } from './shared/project'

/** The time between two checks of a file, because container mounts emit no change events. */
const INTERVAL_MS = 500

/**
 * Restarts the server of `npm run dev` when a file in `site/` changes what `next.config.ts` reads from it, such as `paths` and redirects.
 * @param isReady resolves after the first page: until then each change counts
 */
export function watchStartSettings(isReady: Promise<void>, say: (sentence: string) => void): void {
  let known = ''
  void isReady.then(async () => {
    known ||= (await startSettings())?.values ?? ''
  })
  let turn = Promise.resolve()
  const names = readdirSync(projectFile('site')).filter((name) => name.endsWith('.ts'))
  for (const name of [...names, 'redirects.csv'])
    watchFile(projectFile('site', name), { interval: INTERVAL_MS, persistent: false }, (now, before) => {
      // Node.js also reports a file that does not exist once.
      if (now.mtimeMs !== before.mtimeMs) turn = turn.then(() => compare(name))
    })

  async function compare(name: string): Promise<void> {
    const now = await startSettings()
    if (!now || now.values === known) return
    // The server would not start with these problems.
    if (now.problems.length > 0) return now.problems.forEach(say)
    known = now.values
    say(`site/${name} changed a value that the server reads at its start, so the server restarts`)
    const { atime } = statSync(projectFile('next.config.ts'))
    utimesSync(projectFile('next.config.ts'), atime, new Date())
  }
}

/** The settings in the current files; undefined if a file is only partly written. */
async function startSettings(): Promise<ReturnType<typeof StartSettings.startSettings> | undefined> {
  try {
    const now: typeof StartSettings = await tsImport('../src/next-config/start-settings.ts', import.meta.url)
    return now.startSettings()
  } catch {
    return undefined
  }
}
