import { namesIn } from '../../src/files/file-names'
import { readText } from '../../src/files/file-text'
import { withoutComments } from '../doctor/checks/demo-text'
import { projectFile } from '../shared/project'
import { loadDesigns } from './design'

/** The folders that app/globals.css scans for class names. */
export const classNameFolders = ['app', 'components', 'lib', 'themes', 'site/pages', 'site/sections']

/** Whether a class name has no CSS here, although it exists in default Tailwind CSS, or looks like a class name (`lg:mr-5/12`). */
export type IsSilent = (name: string) => boolean

/** Problems of class names in this clone that have no CSS, one sentence each. */
export async function silentClassNames(): Promise<string[]> {
  const isSilent = await loadIsSilent()
  return classNameFolders
    .flatMap(sourcesIn)
    .flatMap((file) => silentIn(file, readText(projectFile(file)), isSilent))
}

/** Problems of class names in one file, one sentence each. */
export function silentIn(file: string, source: string, isSilent: IsSilent): string[] {
  if (!isSource(file)) return []
  return withoutComments(source)
    .split('\n')
    .flatMap((line, index) =>
      (line.match(/[^\s"'`<>{}=]+/g) ?? [])
        .filter((name) => ofDesign.test(name) && isSilent(name))
        .map((name) => `${file}:${index + 1}: the class ${name} has no CSS. ${REMEDY}`),
    )
}

const REMEDY =
  'Colours, sizes, corners and shadows come from app/globals.css (docs/sections.md), all others from Tailwind CSS.'

export const isSource = (name: string) => /\.(?:tsx?|md)$/.test(name)

export function sourcesIn(folder: string): string[] {
  return namesIn(projectFile(folder), { recursive: true })
    .map((name) => `${folder}/${name}`)
    .filter(isSource)
}

/** Class names whose value comes from the design, after their variants. Others are not checked. */
const ofDesign = /(?:^|:)!?(?:rounded|shadow|blur|[a-z]+-[\w./-]+)!?$/

/** Compares this site's stylesheet with the defaults of Tailwind CSS. */
export async function loadIsSilent(): Promise<IsSilent> {
  const { ofSite, defaults } = await loadDesigns()
  const variants = new Set(defaults.getVariants().map(({ name }) => name))
  const utilities = new Set(defaults.getClassList().map(([name]) => name.split('-')[0]))
  /** Whether a word can only be a class name: a utility with variants, or with a fraction. */
  const looksLikeClass = (name: string) => {
    const [utility = '', ...before] = name.replaceAll('!', '').split(':').reverse()
    const isBehindVariants = before.length > 0 && before.every((variant) => variants.has(variant))
    return utilities.has(utility.split('-')[0]) && (isBehindVariants || /-\d{1,3}\/\d{1,3}$/.test(utility))
  }
  const judged = new Map<string, boolean>()
  return (name) => {
    const known = judged.get(name)
    if (known !== undefined) return known
    const isKnown = defaults.candidatesToCss([name])[0] !== null || looksLikeClass(name)
    const isSilent = isKnown && ofSite.candidatesToCss([name])[0] === null
    judged.set(name, isSilent)
    return isSilent
  }
}
