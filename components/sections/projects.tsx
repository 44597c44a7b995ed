import { routes } from '@/lib/routes'
import type { Site } from '@/lib/site'
import { copy } from '@/site.copy'
import { ProjectCard } from '../cards/project-card'
import { Grid } from '../layout/grid'
import { Section } from '../layout/section'
import { TextLink } from '../layout/text-link'

/** The latest case work. */
export function Projects({ site: { projects } }: { site: Site }) {
  if (projects.length === 0) return null
  return (
    <Section
      title={copy.home.projects.title}
      intro={copy.home.projects.text}
      tone="sunken"
      action={<TextLink href={routes.projects}>{copy.actions.allProjects}</TextLink>}
    >
      <Grid most="two">
        {projects.slice(0, 4).map((project) => (
          <ProjectCard key={project.slug} project={project} level={3} />
        ))}
      </Grid>
    </Section>
  )
}
