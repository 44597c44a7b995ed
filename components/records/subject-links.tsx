import type { CountedSubject, Subject } from '@/lib/content/subjects'
import { runningText } from '@/lib/format/typography'
import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'

/** Links to the subjects of a post, or to those of the blog with their number of posts. */
export function SubjectLinks({ subjects }: { subjects: (Subject | CountedSubject)[] }) {
  return (
    <ul aria-label={copy.blog.tags} className="flex flex-wrap gap-2">
      {subjects.map((subject) => (
        <li key={subject.slug} className="min-w-0">
          <a
            href={routes.subject(subject.slug)}
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-line px-4 py-1 text-small text-muted wrap-anywhere hover:border-accent hover:text-ink"
          >
            {runningText(subject.title)}
            {'count' in subject && (
              <span className="text-ink tabular-nums">
                <span className="sr-only">: </span>
                {subject.count}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
