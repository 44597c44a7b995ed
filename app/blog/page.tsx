import { PostCards } from '@/components/cards/post-cards'
import { missingPage } from '@/components/frame/missing-page'
import { Container } from '@/components/layout/container'
import { IndexFrame } from '@/components/page-parts/index-frame'
import { AllSubjects } from '@/components/records/subject-links'
import { listPages } from '@/lib/pages/kinds/lists'
import { pageMetadata } from '@/lib/pages/metadata'
import { contentOf } from '@/lib/pages/render'
import { listPage, type PageParams } from '@/lib/routing/page-params'

export const generateMetadata = async (props: PageParams) =>
  pageMetadata(await contentOf(listPages.posts, await listPage(props)))

export default async function BlogPage(props: PageParams) {
  const content = await contentOf(listPages.posts, await listPage(props))
  if (!content) return missingPage()
  const { list, subjects } = content
  return (
    <IndexFrame name="posts" content={content}>
      <Container inner="space-y-10 pb-16 sm:pb-24">
        {subjects.length > 0 && <AllSubjects subjects={subjects} />}
        <PostCards records={list.records} level={2} />
      </Container>
    </IndexFrame>
  )
}
