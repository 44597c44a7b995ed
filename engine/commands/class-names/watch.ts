import { existsSync, readFileSync, watch } from 'node:fs'
import { themeInUse } from '../../src/environment/theme-name'
import { projectFile } from '../shared/project'
import { classNameFolders, isSource, judge, silentIn, sourcesIn } from './silent'
import { unstyledLayouts } from './unstyled'

/** In development: reports class names that compile to nothing, at the start and after each save of a file, and layouts without their styles. */
export async function watchClassNames(say: (sentence: string) => void): Promise<void> {
  const isSilent = await judge()
  const told = new Set<string>()
  classNameFolders.flatMap(sourcesIn).forEach(tell)
  for (const sentence of await unstyledLayouts(projectFile('themes', themeInUse()))) say(sentence)
  for (const folder of classNameFolders.filter((name) => existsSync(projectFile(name)))) {
    const watcher = watch(projectFile(folder), { recursive: true }, (_, name) => {
      // Editors write a file in several steps.
      if (name !== null && isSource(name)) setTimeout(() => tell(`${folder}/${name}`), 100)
    })
    watcher.on('error', () => watcher.close()).unref()
  }

  function tell(file: string): void {
    for (const sentence of silentIn(file, textOf(file), isSilent)) {
      if (!told.has(sentence)) say(sentence)
      told.add(sentence)
    }
  }
}

/** '' for a file that no longer exists. */
function textOf(file: string): string {
  try {
    return readFileSync(projectFile(file), 'utf8')
  } catch {
    return ''
  }
}
