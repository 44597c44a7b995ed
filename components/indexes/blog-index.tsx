import type { PostCardContent } from '@/lib/cards'
import type { ListContent } from '@/lib/pages/lists'
import type { CountedSubject } from '@/lib/subjects'
import { AllSubjects } from '../content/all-subjects'
import { Container } from '../layout/container'
import { IndexFrame } from './index-frame'
import { PostGrid } from './post-grid'

interface BlogIndexProps {
  list: ListContent<PostCardContent>
  /** With the first page. */
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
