import { namesIn } from '../../lib/engine/files/file-names'
import { readText } from '../../lib/engine/files/file-text'
import { withoutComments } from '../doctor/checks/demo-text'
import { projectFile } from '../shared/project'
import { loadDesigns } from './design'

/** The folders in which app/globals.css looks for class names. */
export const classNameFolders = ['app', 'components', 'lib', 'themes', 'site/pages', 'site/sections']

/** Whether a class name compiles to nothing here, although Tailwind CSS has it by default. */
export type IsSilent = (name: string) => boolean

/** The class names of this clone that compile to nothing: a sentence each. */
export async function silentClassNames(): Promise<string[]> {
  const isSilent = await judge()
  return classNameFolders
    .flatMap(sourcesIn)
    .flatMap((file) => silentIn(file, readText(projectFile(file)), isSilent))
}

/** The same for one file. */
export function silentIn(file: string, source: string, isSilent: IsSilent): string[] {
  if (!isSource(file)) return []
  return withoutComments(source)
    .split('\n')
    .flatMap((line, index) =>
      (line.match(/[^\s"'`<>{}=]+/g) ?? [])
        .filter((name) => ofDesign.test(name) && isSilent(name))
        .map((name) => `${file}:${index + 1}: the class ${name} compiles to nothing. ${REMEDY}`),
    )
}

const REMEDY = 'Colours, sizes, corners and shadows are those of app/globals.css: docs/sections.md.'

export const isSource = (name: string) => /\.(?:tsx?|md)$/.test(name)

export function sourcesIn(folder: string): string[] {
  return namesIn(projectFile(folder), { recursive: true })
    .map((name) => `${folder}/${name}`)
    .filter(isSource)
}

/** A class name whose value comes from the design, after its variants. Other class names are not checked. */
const ofDesign = /(?:^|:)!?(?:rounded|shadow|blur|[a-z]+-[\w./-]+)!?$/

/** Compares the stylesheet of this site with the defaults of Tailwind CSS. */
export async function judge(): Promise<IsSilent> {
  const { own, usual } = await loadDesigns()
  const judged = new Map<string, boolean>()
  return (name) => {
    const known = judged.get(name)
    if (known !== undefined) return known
    const isSilent = usual.candidatesToCss([name])[0] !== null && own.candidatesToCss([name])[0] === null
    judged.set(name, isSilent)
    return isSilent
  }
}
