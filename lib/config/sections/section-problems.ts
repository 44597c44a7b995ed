import type { z } from 'zod'
import { homeSections, tones } from '../home-sections'
import { contentSchemas, isContentSection } from './contents'
import { OWN_SECTIONS } from './own-sections'

interface SectionProblem {
  /** The field that it is about: `['pictures', 0, 'alt']`; none when it is about the whole section. */
  path: PropertyKey[]
  text: string
}

/** What is wrong with a section that the client's files name, with the name and content that they give. */
export function sectionProblems(
  { section, tone, ...content }: { section: string; tone?: unknown; [field: string]: unknown },
  own: readonly string[],
): SectionProblem[] {
  const ofTone =
    tone === undefined || tones.some((known) => known === tone)
      ? []
      : [{ path: ['tone'], text: `tone must be ${inWords(tones)}` }]
  if (isContentSection(section)) return [...ofTone, ...contentProblems(contentSchemas[section], content)]
  if (!Object.hasOwn(homeSections, section) && !own.includes(section)) {
    const known = [...Object.keys(homeSections), ...Object.keys(contentSchemas), ...own]
    const text = `is no section: write ${inWords(known)}, or add the file ${OWN_SECTIONS}/${section}.tsx`
    return [{ path: [], text }]
  }
  return [...ofTone, ...settingProblems(content)]
}

export function nameProblems(own: readonly string[]): string[] {
  return own
    .filter((name) => Object.hasOwn(homeSections, name) || isContentSection(name))
    .map(
      (name) =>
        `home: ${OWN_SECTIONS}/${name}.tsx has the name of a section of the template: give it another`,
    )
}

function contentProblems(schema: z.ZodType, content: object): SectionProblem[] {
  const { error } = schema.safeParse(content, {
    error: ({ code, input }) => {
      if (code === 'unrecognized_keys') return undefined
      return input === undefined ? 'is missing' : undefined
    },
  })
  return (error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          path: [...issue.path, key],
          text: `${fieldName([...issue.path, key])} is not known here: docs/sections.md has the fields`,
        }))
      : [{ path: issue.path, text: `${fieldName(issue.path)} ${issue.message}` }],
  )
}

/** The settings of a section of records, and of an agency's own. */
function settingProblems({ most = 1, ...unknown }: { most?: unknown }): SectionProblem[] {
  const problems = Object.keys(unknown).map((name) => ({
    path: [name],
    text: `${name} is not known here: this section takes most and tone`,
  }))
  if (Number.isInteger(most) && Number(most) > 0) return problems
  return [...problems, { path: ['most'], text: 'needs a most of 1 or more; leave the section out for none' }]
}

/** `pictures[0].alt` */
function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[${key}]` : `${name}${name && '.'}${String(key)}`),
    '',
  )
}

const inWords = (names: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format([...names])
