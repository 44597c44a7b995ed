import type { ProjectCardContent } from '@/lib/cards'
import { routes } from '@/lib/routes'
import { copy } from '@/site.copy'
import { ProjectCard } from '../cards/project-card'
import { Picture } from '../content/picture'
import { columnsFor, Grid } from '../layout/grid'
import { Heading } from '../layout/heading'
import { Section } from '../layout/section'
import { TextLink } from '../layout/text-link'
import type { SectionProps } from './index'

/** The latest case work: one told at length, the others below it. */
export function Projects({ site: { projects }, tone, most = 4 }: SectionProps) {
  const [first, ...others] = projects.slice(0, most)
  if (!first) return null
  return (
    <Section
      title={copy.home.projects.title}
      intro={copy.home.projects.text}
      tone={tone}
      action={<TextLink href={routes.projects}>{copy.actions.allProjects}</TextLink>}
    >
      <div className="space-y-10 lg:space-y-14">
        <Story project={first} />
        {others.length > 0 && (
          <Grid most={columnsFor(others.length)}>
            {others.map((project) => (
              <ProjectCard key={project.slug} project={project} level={3} compact />
            ))}
          </Grid>
        )}
      </div>
    </Section>
  )
}

function Story({ project }: { project: ProjectCardContent }) {
  const { title, client, slug, summary, cover } = project
  return (
    <article
      className={`group relative grid gap-6 lg:gap-14 ${cover ? 'lg:grid-cols-[3fr_2fr] lg:items-center' : ''}`}
    >
      {cover && (
        <div className="aspect-4/3 overflow-hidden rounded-picture bg-sunken lg:aspect-3/2">
          <Picture
            picture={cover}
            sizes="(min-width: 80rem) 46rem, (min-width: 64rem) 58vw, calc(100vw - 2.5rem)"
            className="size-full object-cover"
          />
        </div>
      )}
      <div className="space-y-4">
        {client && client !== title && <p className="font-semibold text-accent">{client}</p>}
        <Heading level={3} size="section">
          <a
            href={routes.project(slug)}
            className="underline-offset-8 after:absolute after:inset-0 group-hover:underline"
          >
            {title}
          </a>
        </Heading>
        {summary && <p className="line-clamp-5 text-lead text-muted">{summary}</p>}
      </div>
    </article>
  )
}
