import type { Value } from '@/lib/resources/values'
import { Heading } from '../layout/heading'
import { Paragraphs } from './text'

export function ValueList({ values }: { values: Value[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {values.map(({ slug, title, description }) => (
        <li key={slug} className="grid gap-3 py-7 md:grid-cols-[2fr_3fr] md:gap-10">
          {title && <Heading level={3} size="card" text={title} />}
          <div className="space-y-3 text-muted md:col-start-2">
            <Paragraphs text={description} />
          </div>
        </li>
      ))}
    </ul>
  )
}
