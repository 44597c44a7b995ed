import { existsSync, readFileSync, watch } from 'node:fs'
import { themeInUse } from '../../src/environment/theme-name'
import { projectFile } from '../shared/project'
import { classNameFolders, isSource, loadIsSilent, silentIn, sourcesIn } from './silent'
import { unstyledLayouts } from './unstyled'

/** Reports class names without CSS, and layouts without styles, during development: at the start and after each save. */
export async function watchClassNames(say: (sentence: string) => void): Promise<void> {
  const isSilent = await loadIsSilent()
  const reported = new Set<string>()
  classNameFolders.flatMap(sourcesIn).forEach(report)
  for (const sentence of await unstyledLayouts(projectFile('themes', themeInUse()))) say(sentence)
  for (const folder of classNameFolders.filter((name) => existsSync(projectFile(name)))) {
    const watcher = watch(projectFile(folder), { recursive: true }, (_, name) => {
      // The delay covers editors that write a file in several steps.
      if (name !== null && isSource(name)) setTimeout(() => report(`${folder}/${name}`), 100)
    })
    watcher.on('error', () => watcher.close()).unref()
  }

  function report(file: string): void {
    for (const sentence of silentIn(file, textOf(file), isSilent)) {
      if (!reported.has(sentence)) say(sentence)
      reported.add(sentence)
    }
  }
}

/** The text of a file; '' if it no longer exists. */
function textOf(file: string): string {
  try {
    return readFileSync(projectFile(file), 'utf8')
  } catch {
    return ''
  }
}
