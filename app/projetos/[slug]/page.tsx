import { contentOf, pageMetadata, type SlugParams, slugOf, slugParams } from '@site-starter/engine/pages'
import { theme } from '@theme/theme'
import { ProjectCards } from '@/components/cards/project-cards'
import { missingPage } from '@/components/frame/missing-page'
import { Section } from '@/components/layout/section'
import { ProjectFiles } from '@/components/records/project-files'
import { ProjectStory } from '@/components/records/project-story'
import { NextStep } from '@/components/sections/next-step'
import { RecordSections } from '@/components/sections/record-sections'
import { routes } from '@/lib/routes/routes'
import { recordPages } from '@/lib/views/records'
import { copy } from '@/site/copy'

export const generateStaticParams = () => slugParams(recordPages.projects)

export const generateMetadata = async ({ params }: SlugParams) =>
  pageMetadata(await contentOf(recordPages.projects, await slugOf(params)))

export default async function ProjectPage({ params }: SlugParams) {
  const slug = await slugOf(params)
  const content = await contentOf(recordPages.projects, slug)
  if (!content) return missingPage(routes.recordPage('projects', slug))
  const { record: project, related, settings } = content
  return (
    <>
      <RecordSections content={content} position="before" />
      <ProjectStory project={project} />
      <ProjectFiles project={project} />
      <RecordSections content={content} position="after" />
      {related.length > 0 && (
        <Section title={copy.projects.related(related.length)} size="related">
          <ProjectCards records={related} level={3} columns="two" isIndex={theme.cards.related === 'index'} />
        </Section>
      )}
      <NextStep title={copy.projects.next} text={copy.projects.nextText} settings={settings} />
    </>
  )
}
