import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ProjectCard } from '@/components/cards/project-card'
import { Container } from '@/components/layout/container'
import { Grid } from '@/components/layout/grid'
import { PageHeader } from '@/components/layout/page-header'
import { NextStep } from '@/components/sections/next-step'
import { pageMetadata } from '@/lib/metadata'
import { routes } from '@/lib/routes'
import { getSite } from '@/lib/site'
import { copy } from '@/site.copy'

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    title: copy.pages.projects,
    description: copy.projects.intro,
    path: routes.projects,
  })
}

export default async function ProjectsPage() {
  const { projects, settings } = await getSite()
  if (projects.length === 0) notFound()
  return (
    <>
      <PageHeader title={copy.pages.projects} intro={copy.projects.intro} crumbs={[]} />
      <Container>
        <div className="pb-16 sm:pb-24">
          <Grid most="two">
            {projects.map((project) => (
              <ProjectCard key={project.slug} project={project} level={2} />
            ))}
          </Grid>
        </div>
      </Container>
      <NextStep title={copy.projects.next} text={copy.projects.nextText} settings={settings} />
    </>
  )
}
