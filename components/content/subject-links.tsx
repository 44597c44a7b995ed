import { routes } from '@/lib/routes'
import type { CountedSubject, Subject } from '@/lib/subjects'
import { copy } from '@/site.copy'

/** To the subjects of a post, or of the blog with how many posts each has. */
export function SubjectLinks({ subjects }: { subjects: (Subject | CountedSubject)[] }) {
  return (
    <ul aria-label={copy.blog.tags} className="flex flex-wrap gap-2">
      {subjects.map((subject) => (
        <li key={subject.slug} className="min-w-0">
          <a
            href={routes.subject(subject.slug)}
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-line px-4 py-1 text-small text-muted wrap-anywhere hover:border-accent hover:text-ink"
          >
            {subject.title}
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
