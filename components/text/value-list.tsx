import type { Value } from '@/lib/resources/values'
import { Heading } from '../layout/heading'
import { Paragraphs } from './text'

/** Values two by two, each below a line. */
export function ValueList({ values }: { values: Value[] }) {
  return (
    <ul className="grid gap-x-8 md:grid-cols-2">
      {values.map(({ slug, title, description }) => (
        <li key={slug} className="stack-3 border-t border-line pt-6 pb-8 md:odd:last:col-span-2">
          {title && <Heading level={3} size="card" text={title} />}
          <div className="max-w-[34em] stack-3 text-muted">
            <Paragraphs text={description} />
          </div>
        </li>
      ))}
    </ul>
  )
}
