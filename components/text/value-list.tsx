import { layoutOf } from '@/lib/config/theme/layout-of'
import type { Layouts } from '@/lib/config/theme/layouts'
import type { Value } from '@/lib/resources/values'
import { siteConfig } from '@/site.config'
import { Icon } from '../icon'
import { Heading } from '../layout/heading'
import { Paragraphs } from './text'

/** Two by two, as the theme has its cards. */
const looks: Record<Layouts['card'], { list: string; value: string }> = {
  sheet: { list: 'gap-4 sm:gap-6 lg:gap-8', value: 'rounded-card border border-line bg-surface p-6' },
  bare: { list: 'gap-x-8', value: 'border-t border-line pt-6 pb-8' },
  cell: {
    list: '[counter-reset:card] border-s border-t border-line',
    value: 'numbered border-e border-b border-line bg-surface p-6',
  },
}

const look = looks[layoutOf('card')]

const hasTick = siteConfig.icons !== false && siteConfig.icons?.values === true

export function ValueList({ values }: { values: Value[] }) {
  return (
    <ul className={`grid md:grid-cols-2 ${look.list}`}>
      {values.map(({ slug, title, description }) => (
        <li key={slug} className={`md:odd:last:col-span-2 ${look.value}`}>
          <div className="flex flex-col gap-3">
            {hasTick && (
              <p className="text-accent">
                <Icon name="check" size="large" />
              </p>
            )}
            {title && <Heading level={3} size="card" text={title} />}
            <div className="max-w-[34em] stack-3 text-muted">
              <Paragraphs text={description} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
