import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { withoutComments } from '../doctor/demo-text'
import { projectFile } from '../shared/project'
import { loadDesigns } from './design'

/** Where app/globals.css has class names looked for. */
export const classNameFolders = ['app', 'components', 'lib', 'themes', 'site.pages']

/** Whether a class name means nothing here, though Tailwind CSS has it by default. */
export type IsSilent = (name: string) => boolean

/** Such class names of this clone: a sentence each. */
export async function silentClassNames(): Promise<string[]> {
  const isSilent = await judge()
  return classNameFolders
    .flatMap(sourcesIn)
    .flatMap((file) => silentIn(file, readFileSync(projectFile(file), 'utf8'), isSilent))
}

/** Such class names of one file. */
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
  if (!existsSync(projectFile(folder))) return []
  return readdirSync(projectFile(folder), { recursive: true })
    .map((name) => `${folder}/${name}`.replaceAll('\\', '/'))
    .filter(isSource)
}

/** The form of a class name that takes its value from the design, after its variants. Everything else need not be looked at. */
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
