import type { Value } from '@/lib/platform'
import { Heading } from '../layout/heading'
import { Paragraphs } from './paragraphs'

export function ValueList({ values }: { values: Value[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-x-8 gap-y-10">
      {values.map(({ slug, title, description }) => (
        <li key={slug} className="space-y-3 border-t-2 border-accent pt-5">
          {title && (
            <Heading level={3} size="card">
              {title}
            </Heading>
          )}
          <div className="space-y-3 text-muted">
            <Paragraphs text={description} />
          </div>
        </li>
      ))}
    </ul>
  )
}
