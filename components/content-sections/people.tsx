import { showPictures, sizedPicture } from '@site-starter/engine/pictures'
import { phoneColumn } from '@/lib/theme/phone-column'
import { Heading } from '../layout/heading'
import { Section } from '../layout/section'
import { FittedPicture } from '../media/shaped-picture'
import { Paragraphs } from '../text/text'
import { runningText } from '../text/words'
import type { ContentSectionProps } from './props'

/** The maximum number of people shown in rows with room for a biography. */
const MAX_IN_ROWS = 2

/** The people of the business: one or two in detail, more side by side. */
export async function People({ people, ...head }: ContentSectionProps<'people'>) {
  if (people.length === 0) return null
  const pictures = await Promise.all(people.map(({ picture }) => picture && sizedPicture(picture)))
  const shownPictures = showPictures(pictures) ? pictures : []
  const hasRows = people.length <= MAX_IN_ROWS
  const sizes = hasRows ? `(min-width: 48rem) 38vw, ${phoneColumn}` : '(min-width: 64rem) 24vw, 46vw'
  return (
    <Section {...head}>
      <ul className={hasRows ? 'stack-12' : `grid gap-x-4 gap-y-8 lg:gap-8 ${columnsFor(people.length)}`}>
        {people.map(({ name, role, text, href }, index) => {
          const picture = shownPictures[index]
          const rowClasses = picture ? 'grid gap-6 items-center md:grid-cols-[2fr_3fr] lg:gap-16' : ''
          return (
            <li key={index} className={hasRows ? rowClasses : 'stack-4'}>
              {picture && (
                <div className="aspect-4/5 overflow-hidden rounded-picture bg-sunken">
                  <FittedPicture picture={picture} shape={4 / 5} sizes={sizes} />
                </div>
              )}
              <div className={`stack-3 ${hasRows ? 'max-w-2xl' : ''}`}>
                <Heading level={head.title ? 3 : 2} size="card" text={name} {...(href && { href })} />
                {role && <p className="text-muted">{runningText(role)}</p>}
                {text && <Paragraphs text={text} />}
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

function columnsFor(count: number): string {
  if (count > 8) return 'grid-cols-2 lg:grid-cols-6'
  return count === 3 ? 'grid-cols-2 sm:grid-cols-3' : 'grid-cols-2 lg:grid-cols-4'
}
