import type { Metadata } from 'next'
import { ProjectCard } from '@/components/cards/project-card'
import { ProjectFiles } from '@/components/content/project-files'
import { ProjectStory } from '@/components/content/project-story'
import { missingPage } from '@/components/frame/missing-page'
import { Grid } from '@/components/layout/grid'
import { PageHeader } from '@/components/layout/page-header'
import { Section } from '@/components/layout/section'
import { NextStep } from '@/components/sections/next-step'
import { pageMetadata } from '@/lib/metadata'
import { projectPage } from '@/lib/pages/projects'
import { contentOf } from '@/lib/pages/render'
import { type SlugParams, slugOf, slugParams } from '@/lib/pages/static-params'
import { routes } from '@/lib/routes'
import { copy } from '@/site.copy'

export function generateStaticParams() {
  return slugParams(projectPage)
}

export async function generateMetadata({ params }: SlugParams): Promise<Metadata> {
  return pageMetadata(await contentOf(projectPage, await slugOf(params)))
}

export default async function ProjectPage({ params }: SlugParams) {
  const content = await contentOf(projectPage, await slugOf(params))
  if (!content) return missingPage()
  const { project, related, settings } = content
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
