import { contentOf, listPage, type PageParams, pageMetadata } from '@site-starter/engine/pages'
import { PostList } from '@/components/cards/post-list'
import { missingPage } from '@/components/frame/missing-page'
import { IndexPage } from '@/components/page-parts/index-page'
import { AllSubjects } from '@/components/records/subject-links'
import { NextStep } from '@/components/sections/next-step'
import { listPages } from '@/lib/views/lists'
import { copy } from '@/site/copy'

export const generateMetadata = async (props: PageParams) =>
  pageMetadata(await contentOf(listPages.posts, await listPage(props)))

export default async function BlogPage(props: PageParams) {
  const content = await contentOf(listPages.posts, await listPage(props))
  if (!content) return missingPage()
  const { list, subjects, settings } = content
  return (
    <>
      <IndexPage
        name="posts"
        content={content}
        below={subjects.length > 0 && <AllSubjects subjects={subjects} />}
      >
        <PostList posts={list.records} hasLead={list.page === 1} />
      </IndexPage>
      <NextStep {...copy.home.closing} settings={settings} />
    </>
  )
}
