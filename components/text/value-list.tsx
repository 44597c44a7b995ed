import { theme } from '@theme/theme'
import { langOfPlatform } from '@/lib/content/translations'
import type { Value } from '@/lib/kinds/values'
import { siteConfig } from '@/site/config'
import { Icon } from '../icon'
import { Heading } from '../layout/heading'
import { Paragraphs } from './text'

const { about, cards } = theme

const hasTick = siteConfig.icons !== false && siteConfig.icons?.values === true

interface ValueListProps {
  values: Value[]
  /** Whether the list is on the page about the business, where a theme may have another layout for it. */
  isOnAboutPage?: boolean
}

/** A list of values, as rows between lines on a phone. */
export function ValueList({ values, isOnAboutPage = false }: ValueListProps) {
  const aboutLayout = isOnAboutPage ? about.values : undefined
  const layout = aboutLayout ?? cards.values
  return (
    <ul lang={langOfPlatform()} className={`${aboutLayout ? '' : 'grid md:grid-cols-6'} ${layout.list}`}>
      {values.map(({ slug, title, description }, index) => (
        <li
          key={slug}
          className={`border-line ${aboutLayout ? '' : `max-md:border-t max-md:py-6 ${spanOf(index, values.length)}`} ${layout.value}`}
        >
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

/** The column span of a value: two per row, or the first three in one row if the number is odd, so that every row is full. */
function spanOf(index: number, count: number): string {
  const span = 'md:col-span-3 md:odd:last:col-span-6'
  return count % 2 === 1 && count > 1 ? `${span} ${index < 3 ? 'lg:col-span-2!' : 'lg:col-span-3!'}` : span
}
