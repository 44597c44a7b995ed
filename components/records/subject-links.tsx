import { copyHere } from '@/lib/content/copy-in'
import type { CountedSubject, Subject } from '@/lib/kinds/kind'
import { routes } from '@/lib/routes/routes'
import { oneLine } from '../page-parts/jump-links'
import { About } from '../text/about'
import { runningText } from '../text/words'

/** The number of visible subjects, most frequent first. The rest opens without JavaScript; on a phone the line scrolls. */
const MAX_VISIBLE = 8

interface SubjectLinksProps {
  subjects: (Subject | CountedSubject)[]
  /** Whether a phone shows all subjects on one line, and wider screens only the most frequent ones. */
  isOneLine?: boolean
}

/** Links to the subjects of a post, or to those of the blog with their post counts. */
export function SubjectLinks({ subjects, isOneLine = false }: SubjectLinksProps) {
  const copy = copyHere()
  return (
    <ul aria-label={copy.blog.tags} className={`gap-2 ${isOneLine ? oneLine : 'flex flex-wrap'}`}>
      {subjects.map((subject, index) => (
        <li key={subject.title} className={isOneLine && index >= MAX_VISIBLE ? 'sm:hidden' : ''}>
          <a
            href={routes.subject(subject.slug)}
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-button border border-line px-4 py-1 text-small text-muted wrap-anywhere hover:border-accent hover:text-ink"
          >
            <span>
              {runningText(subject.title)}
              {'count' in subject && <About what={copy.blog.posts(subject.count)} />}
            </span>
            {'count' in subject && (
              <span aria-hidden="true" className="shrink-0 text-ink figures">
                {subject.count}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Links to all subjects of the blog, above its list. */
export function AllSubjects({ subjects }: { subjects: CountedSubject[] }) {
  const copy = copyHere()
  const more = subjects.slice(MAX_VISIBLE)
  return (
    <nav aria-label={copy.blog.subjects} className="print:hidden max-w-full sm:flex sm:flex-wrap sm:gap-x-4">
      <SubjectLinks subjects={subjects} isOneLine />
      {more.length > 0 && (
        <details className="max-sm:hidden open:w-full">
          <summary className="inline-block py-2.75 text-small text-accent underline underline-offset-4">
            {copy.blog.moreSubjects(more.length)}
          </summary>
          <SubjectLinks subjects={more} />
        </details>
      )}
    </nav>
  )
}
