import { existsSync, readFileSync, watch } from 'node:fs'
import { projectFile } from '../shared/project'
import { classNameFolders, judge, silentIn, sourcesIn } from './silent'

/** In development: says which class names compile to nothing, at the start and of each file that is saved. */
export async function watchClassNames(): Promise<void> {
  const isSilent = await judge()
  const told = new Set<string>()
  classNameFolders.flatMap(sourcesIn).forEach(tell)
  for (const folder of classNameFolders.filter((name) => existsSync(projectFile(name)))) {
    // Editors write a file in more than one step.
    const watcher = watch(projectFile(folder), { recursive: true }, (_, name) => {
      const file = `${folder}/${name}`
      if (name !== null) setTimeout(() => tell(file), 100)
    })
    watcher.on('error', () => watcher.close()).unref()
  }

  function tell(file: string): void {
    if (!existsSync(projectFile(file))) return
    const sentences = silentIn(file, readFileSync(projectFile(file), 'utf8'), isSilent)
    for (const sentence of sentences.filter((one) => !told.has(one))) {
      told.add(sentence)
      console.warn(`⚠ ${sentence}`)
    }
  }
}
