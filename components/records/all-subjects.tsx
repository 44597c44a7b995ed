import type { CountedSubject } from '@/lib/content/subjects'
import { copy } from '@/site.copy'
import { Heading } from '../layout/heading'
import { SubjectLinks } from './subject-links'

/** So many subjects are visible, the most frequent ones. The others open without JavaScript. */
const IN_VIEW = 8

/** The subjects of the blog, each with its number of posts. */
export function AllSubjects({ subjects }: { subjects: CountedSubject[] }) {
  const more = subjects.slice(IN_VIEW)
  return (
    <nav aria-label={copy.blog.subjects} className="no-print space-y-4">
      <Heading level={2} size="small">
        {copy.blog.subjects}
      </Heading>
      <SubjectLinks subjects={subjects.slice(0, IN_VIEW)} />
      {more.length > 0 && (
        <details className="space-y-4">
          <summary className="inline-block py-2.75 text-small text-accent underline underline-offset-4">
            {copy.blog.moreSubjects(more.length)}
          </summary>
          <SubjectLinks subjects={more} />
        </details>
      )}
    </nav>
  )
}
