import type { CountedSubject } from '@/lib/content/subjects'
import type { PostCardContent } from '@/lib/lists/cards'
import type { ListContent } from '@/lib/pages/kinds/lists'
import { Container } from '../layout/container'
import { AllSubjects } from '../records/all-subjects'
import { IndexFrame } from './index-frame'
import { PostGrid } from './post-grid'

interface BlogIndexProps {
  list: ListContent<PostCardContent>
  /** On the first page only. */
  subjects?: CountedSubject[]
}

export function BlogIndex({ list, subjects = [] }: BlogIndexProps) {
  return (
    <IndexFrame list={list}>
      <Container>
        <div className="space-y-10 pb-16 sm:pb-24">
          {subjects.length > 0 && <AllSubjects subjects={subjects} />}
          <PostGrid posts={list.records} />
        </div>
      </Container>
    </IndexFrame>
  )
}
