import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ProjectCard } from '@/components/cards/project-card'
import { ProjectFiles } from '@/components/content/project-files'
import { ProjectStory } from '@/components/content/project-story'
import { Grid } from '@/components/layout/grid'
import { PageHeader } from '@/components/layout/page-header'
import { Section } from '@/components/layout/section'
import { NextStep } from '@/components/sections/next-step'
import { pageMetadata } from '@/lib/metadata'
import { bySlug, type SlugParams, slugParams } from '@/lib/records'
import { following } from '@/lib/related'
import { routes } from '@/lib/routes'
import { getSite } from '@/lib/site'
import { copy } from '@/site.copy'

export async function generateStaticParams() {
  return slugParams((await getSite()).projects)
}

export async function generateMetadata({ params }: SlugParams): Promise<Metadata> {
  const project = await bySlug((await getSite()).projects, params)
  if (!project) notFound()
  const { title, results, problem, slug } = project
  return pageMetadata({
    title,
    description: results || problem,
    path: routes.project(slug),
  })
}

export default async function ProjectPage({ params }: SlugParams) {
  const { projects, settings } = await getSite()
  const project = await bySlug(projects, params)
  if (!project) notFound()
  const related = following(projects, project, 2)
  const { title, client } = project
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ title: copy.pages.projects, href: routes.projects }]}
        {...(client && client !== title && { intro: `${copy.projects.client}: ${client}` })}
      />
      <ProjectStory project={project} />
      <ProjectFiles project={project} />
      <NextStep title={copy.projects.next} text={copy.projects.nextText} settings={settings} />
      {related.length > 0 && (
        <Section title={copy.projects.related}>
          <Grid most="two">
            {related.map((other) => (
              <ProjectCard key={other.slug} project={other} level={3} compact />
            ))}
          </Grid>
        </Section>
      )}
    </>
  )
}
