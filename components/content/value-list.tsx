import type { Value } from '@/lib/platform'
import { Grid } from '../layout/grid'
import { Heading } from '../layout/heading'
import { Paragraphs } from './paragraphs'

export function ValueList({ values }: { values: Value[] }) {
  return (
    <Grid most="four">
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
    </Grid>
  )
}
