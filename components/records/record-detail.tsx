import type { Picture } from '@site-starter/engine/fields'
import { directionOf } from '@site-starter/engine/text'
import { theme } from '@theme/theme'
import type { ReactNode } from 'react'
import type { Product } from '@/lib/kinds/products'
import type { Service } from '@/lib/kinds/services'
import type { MenuLink } from '@/lib/settings/menu-entries'
import { phoneColumn } from '@/lib/theme/phone-column'
import { plateStyle } from '../cards/plate'
import { Container } from '../layout/container'
import { Heading, sizeFor, sizeInHalf } from '../layout/heading'
import { Trail } from '../layout/trail'
import { ShapedPicture } from '../media/shaped-picture'
import { Line, LinkedText, Paragraphs } from '../text/text'

const layout = theme.record

/** The word count below which a text is shown with the summary instead of in its own section. */
const SHORT_WORDS = 40

interface RecordDetailProps {
  record: Pick<Service | Product, 'slug' | 'title' | 'short' | 'description' | 'bullets' | 'image'>
  /** The parent pages. */
  crumbs: MenuLink[]
  /** Price and actions. */
  facts: ReactNode
  /** The heading of the highlights. */
  highlights: string
}

/** The number from which highlights or related records push the actions of a record out of view. */
const MIN_LONG_LIST = 3

/** Whether a record page is so short that it need not repeat the actions at its end. */
export function isBrief(
  { description, bullets }: Pick<Service | Product, 'description' | 'bullets'>,
  related: readonly unknown[],
): boolean {
  return (
    description.split(/\s/).length < SHORT_WORDS && Math.max(bullets.length, related.length) < MIN_LONG_LIST
  )
}

/** A service or product: title, picture, price, actions, text and highlights, as far as it has them. */
export function RecordDetail({ record, crumbs, facts, highlights }: RecordDetailProps) {
  const { slug, title, short, bullets, image } = record
  const text = record.description === short ? '' : record.description
  const isMerged = text.split(/\s/).length < SHORT_WORDS
  const classes = image ? layout : layout.alone
  const plate = image ? undefined : layout.alone.plate
  return (
    <Container className="part plain" inner="stack-6 pt-6 sm:pt-12">
      <Trail above={crumbs} current={title} />
      <div className={`grid gap-x-8 gap-y-6 sm:gap-y-8 lg:grid-cols-12 ${classes.rows}`}>
        <div
          className={`stack-3 ${classes.head} ${plate === undefined ? '' : `drawn overflow-hidden ${plate}`}`}
          style={plate === undefined ? undefined : plateStyle(slug)}
        >
          <Heading
            level={1}
            size={plate === undefined ? sizeInHalf(title) : sizeFor(title, 'display')}
            text={title}
            place={plate === undefined ? undefined : 'onPlate'}
          />
          <Line text={short} className="max-w-2xl text-lead text-muted" isLinked />
          {text && isMerged && (
            <div className="max-w-2xl stack-4 pt-3">
              <Paragraphs text={text} />
            </div>
          )}
        </div>
        {image && (
          <div className={layout.picture}>
            <RecordPicture picture={image} />
          </div>
        )}
        <div className={`stack-6 self-start ${classes.facts}`}>{facts}</div>
        {text && !isMerged && (
          <div className={`max-w-2xl stack-5 ${classes.text}`}>
            <Paragraphs text={text} />
          </div>
        )}
        {bullets.length > 0 && (
          <div className={`self-start ${image && isMerged ? layout.listAlone : classes.list}`}>
            <Heading level={2} size="part" text={highlights} />
            <ul className="mt-4 divide-lines border-y border-line">
              {bullets.map((item, index) => (
                <li key={index} dir={directionOf(item)} className="py-3">
                  <LinkedText text={item} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Container>
  )
}

export function RecordPicture({ picture }: { picture: Picture }) {
  const [widthFrom80rem, widthFrom64rem] = layout.widths
  return (
    <ShapedPicture
      picture={picture}
      shapes={layout.shapes}
      className={layout.width}
      sizes={`(min-width: 80rem) ${widthFrom80rem}, (min-width: 64rem) ${widthFrom64rem}, ${phoneColumn}`}
      priority
    />
  )
}
