import { dataFile, readRows, rowsWhere } from '@site-starter/engine/own-data'
import { problemsOf } from '@site-starter/engine/text'
import { z } from 'zod'
import { siteConfig } from '@/site/config'
import { contentSchemas, isContentSection, priceColumns, type SectionContents } from './contents'
import { homeSections, tones } from './home-sections'
import { type OwnFields, ownShape, plainName } from './own-fields'
import { OWN_SECTIONS } from './own-sections'

interface SectionProblem {
  /** The path of the invalid field: `['pictures', 0, 'alt']`; empty if the problem concerns the whole section. */
  path: PropertyKey[]
  text: string
}

const inWords = (names: readonly string[], type: 'conjunction' | 'disjunction' = 'disjunction') =>
  new Intl.ListFormat('en', { type }).format([...names])

const withTone = { tone: z.enum(tones, `must be ${inWords(tones)}`).optional() }

const MOST_PROBLEM = 'must be 1 or more; leave the section out for none'

/** Settings of a section of records, or of the agency's own. */
const settings = z.strictObject({ ...withTone, most: z.int(MOST_PROBLEM).positive(MOST_PROBLEM).optional() })

/** Problems of a section in the client's files, from its name and content. */
export function sectionProblems(
  { section, ...content }: { section: string; [field: string]: unknown },
  own: readonly string[],
  fields: OwnFields = siteConfig.sectionFields,
): SectionProblem[] {
  if (isContentSection(section)) {
    const schema: z.ZodObject = contentSchemas[section]
    const problems = problemsIn(schema.extend(withTone), content, 'docs/sections.md has the fields')
    return problems.length > 0 ? problems : dataProblems(section, content)
  }
  if (Object.hasOwn(homeSections, section) || own.includes(section)) {
    const shape = ownShape(fields[section])
    const names = [...Object.keys(shape), 'most', 'tone']
    return problemsIn(settings.extend(shape), content, `this section takes ${inWords(names, 'conjunction')}`)
  }
  const known = [...Object.keys(homeSections), ...Object.keys(contentSchemas), ...own]
  const text = `is no section: write ${inWords(known)}, or add the file ${OWN_SECTIONS}/${section}.tsx`
  return [{ path: [], text }]
}

/** Problems of the data file that a section names, with their line numbers. */
function dataProblems(
  section: string,
  { data, groups, where, prices = [] }: Partial<SectionContents['priceList'] & SectionContents['table']>,
): SectionProblem[] {
  const isOfPrices = section === 'priceList'
  if (isOfPrices && (data === undefined) === (groups === undefined))
    return [{ path: [], text: 'needs groups, or data with the name of a file' }]
  if (data === undefined) return []
  if (isOfPrices) {
    const { problems } = readRows(data, priceColumns, { where })
    return problems.map((text) => ({ path: ['data'], text }))
  }
  const { columns, problems } = rowsWhere(dataFile(data), where ?? {})
  const unknown = problems.length > 0 ? [] : prices.filter((name) => !columns.includes(name))
  return [
    ...problems.map((text) => ({ path: ['data'], text })),
    ...unknown.map((name) => ({
      path: ['prices'],
      text: `prices names "${name}", which is no column: there are ${columns.filter(Boolean).join(', ')}`,
    })),
  ]
}

/** Properties that every section receives, so that no own field can use their names. */
const reservedNames = ['section', 'site', 'tone', 'most']

/** Problems of `sectionFields`, one sentence each. */
export function sectionFieldProblems(fields: OwnFields, own: readonly string[]): string[] {
  return Object.entries(fields).flatMap(([section, values]) =>
    problemsOf(`sectionFields: ${section}`, [
      !own.includes(section) && `has no file: add ${OWN_SECTIONS}/${section}.tsx`,
      ...Object.keys(values)
        .map(plainName)
        .map((name) => reservedNames.includes(name) && `names "${name}", which a section has anyway`),
    ]),
  )
}

export function nameProblems(own: readonly string[]): string[] {
  return own
    .filter((name) => Object.hasOwn(homeSections, name) || isContentSection(name))
    .map(
      (name) =>
        `home: ${OWN_SECTIONS}/${name}.tsx has the name of a section of the template: give it another`,
    )
}

function problemsIn(schema: z.ZodType, content: object, known: string): SectionProblem[] {
  const { error } = schema.safeParse(content, {
    error: ({ code, input }) =>
      code !== 'unrecognized_keys' && input === undefined ? 'is missing' : undefined,
  })
  return (error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          path: [...issue.path, key],
          text: `${fieldName([...issue.path, key])} is not known here: ${known}`,
        }))
      : [{ path: issue.path, text: `${fieldName(issue.path)} ${issue.message}` }],
  )
}

/** Formats a field path as `pictures[0].alt`. */
function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[${key}]` : `${name}${name && '.'}${String(key)}`),
    '',
  )
}
