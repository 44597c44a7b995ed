import {
  type FileFields,
  line,
  listOf,
  type Picture,
  prose,
  type RecordFiles,
  recordFile,
  requiredLink,
  withTitle,
} from '@site-starter/engine/fields'
import { z } from 'zod'
import type { Collection } from './kind'
import { titled } from './offer'

const { object } = z

// A link without a title shows its address as delivered by the platform.
const link = object({ title: line, url: requiredLink }).transform(({ title, url }) => ({
  title: title || url.text,
  url: url.address,
}))

const schema = ({ file }: FileFields) =>
  object({
    ...titled,
    client: line,
    problem: prose,
    solution: prose,
    results: prose,
    links: listOf(link),
    assets: listOf(file),
  })
    // Contract 4.1.0 has no title, and older 6.3.0 records may have only a client, who then becomes the title.
    .transform((record) => withTitle({ ...record, title: record.title || record.client }))

/** Case work: a project in contract 6.3.0, or a case study in 4.1.0. */
export type Project = z.output<ReturnType<typeof schema>>
export type ProjectFile = Project['assets'][number]

/** The picture of a project in lists: its first image. */
export function coverOf({ assets }: Pick<Project, 'assets'>): Picture | undefined {
  return assets.find((file) => file.kind === 'image')
}

/** The card of a project. Its summary is the results, or the problem if there are no results. */
const card = (project: Project) => {
  const { slug, title, client, results, problem } = project
  return { slug, title, client, summary: results || problem, result: results, cover: coverOf(project) }
}

export type ProjectCard = ReturnType<typeof card>

/** The files of a project. A file that cannot be displayed is offered as a download. */
const files: RecordFiles<Project> = {
  of: ({ assets }) => assets.map((file) => recordFile('assets', file)),
  shown: (project, isShown) => ({
    ...project,
    assets: project.assets.map((file) => (isShown(file) ? file : { ...file, kind: 'document' })),
  }),
}

export const projects = {
  contracts: { 4: 'caseStudies', 6: 'projects' },
  schema,
  files,
  page: { name: 'projects', folder: 'projetos' },
  pages: {
    one: 'project',
    perPage: 'recordsPerPage',
    card,
    beside: (_, { following }) => ({ related: following(2).map(card) }),
    title: ({ title }) => title,
    description: ({ results, problem }) => results || problem,
    picture: coverOf,
  },
  search: {
    group: 'projetos',
    found: ({ title, client, problem, solution, results, links }) => ({
      title,
      about: client === title ? '' : client,
      summary: [client, ...links.map((link) => link.title)],
      text: [problem, solution, results],
      passages: [results, problem, solution],
    }),
  },
} as const satisfies Collection<Project>
