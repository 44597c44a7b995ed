import { contentOf, listPage, type PageParams, pageMetadata } from '@site-starter/engine/pages'
import { ProjectCards } from '@/components/cards/project-cards'
import { missingPage } from '@/components/frame/missing-page'
import { IndexPage } from '@/components/page-parts/index-page'
import { NextStep } from '@/components/sections/next-step'
import { listPages } from '@/lib/views/lists'
import { copy } from '@/site/copy'

export const generateMetadata = async (props: PageParams) =>
  pageMetadata(await contentOf(listPages.projects, await listPage(props)))

export default async function ProjectsPage(props: PageParams) {
  const content = await contentOf(listPages.projects, await listPage(props))
  if (!content) return missingPage()
  const { list, settings } = content
  return (
    <>
      <IndexPage name="projects" content={content}>
        <ProjectCards records={list.records} level={2} columns="pairs" />
      </IndexPage>
      <NextStep title={copy.projects.next} text={copy.projects.nextText} settings={settings} />
    </>
  )
}
