import type { ReactNode } from 'react'
import type { MenuLink } from '@/lib/config/menu-entries'
import { byLayout } from '@/lib/config/theme/layout-of'
import { directionOf } from '@/lib/format/direction'
import { phoneColumn } from '@/lib/pictures/phone-column'
import type { Picture } from '@/lib/resources/fields/files'
import type { Product } from '@/lib/resources/products'
import type { Service } from '@/lib/resources/services'
import { Container } from '../layout/container'
import { Heading, sizeInHalf } from '../layout/heading'
import { Trail } from '../layout/trail'
import { ShapedPicture } from '../media/framed-picture'
import { Line, LinkedText, Paragraphs } from '../text/text'

/**
 * Where the parts of a record stand from 64rem on: `head` has title and summary, `alone` is it without a picture, `facts` has price and actions.
 * `shapes` are the tallest and the widest of the picture. Their order in the document is the same in each.
 */
const place = byLayout('record', {
  beside: {
    rows: 'lg:grid-rows-[auto_1fr]',
    head: 'lg:col-span-6 lg:row-start-1',
    alone: 'lg:col-span-8 lg:row-start-1',
    picture: 'lg:col-span-6 lg:col-start-7 lg:row-start-1 lg:row-span-2',
    facts: 'lg:col-span-6 lg:row-start-2',
    text: 'lg:col-span-7 lg:row-start-3 lg:pt-12',
    list: 'lg:col-span-4 lg:col-start-9 lg:row-start-3 lg:pt-12',
    shapes: [4 / 5, 4 / 3],
    height: 'max-h-[40rem]',
    width: ['44rem', '54vw'],
  },
  essay: {
    rows: '',
    head: 'lg:col-span-8 lg:row-start-1',
    alone: 'lg:col-span-8 lg:row-start-1',
    picture: 'lg:col-span-12 lg:row-start-2',
    facts:
      'lg:col-span-4 lg:col-start-9 lg:row-start-1 lg:self-end lg:*:last:flex-col lg:*:last:items-stretch lg:[&_a]:w-full',
    text: 'lg:col-span-8 lg:col-start-5 lg:row-start-3 lg:pt-4 lg:text-lead',
    list: 'lg:col-span-4 lg:row-start-3 lg:pt-4',
    shapes: [2, 21 / 9],
    height: 'max-h-[36rem]',
    width: ['76rem', '94vw'],
  },
  table: {
    rows: 'lg:grid-rows-[auto_auto_1fr]',
    head: 'lg:col-span-7 lg:row-start-1',
    alone: 'lg:col-span-7 lg:row-start-1',
    picture: 'lg:col-span-7 lg:row-start-2 lg:row-span-2',
    facts:
      'lg:border lg:border-line lg:bg-surface lg:p-6 lg:col-span-5 lg:col-start-8 lg:row-start-1 lg:row-span-2 lg:*:last:flex-col lg:*:last:items-stretch lg:[&_a]:w-full',
    text: 'lg:col-span-7 lg:row-start-4 lg:pt-2',
    list: 'lg:border lg:border-line lg:bg-surface lg:p-6 lg:col-span-5 lg:col-start-8 lg:row-start-3 lg:row-span-2 lg:-mt-8 lg:border-t-0',
    shapes: [1, 16 / 9],
    height: 'max-h-[40rem]',
    width: ['44rem', '54vw'],
  },
})

/** A shorter text stands with the summary: a part of the page would be too much for it. */
const SHORT_WORDS = 40

interface RecordDetailProps {
  record: Pick<Service | Product, 'title' | 'short' | 'description' | 'bullets' | 'image'>
  /** Pages above this one. */
  crumbs: MenuLink[]
  /** Price and actions. */
  facts: ReactNode
  /** Heading of the bullets. */
  highlights: string
}

/** A service or product: title, picture, price and actions, text and highlights, as far as it has them. */
export function RecordDetail({ record, crumbs, facts, highlights }: RecordDetailProps) {
  const { title, short, bullets, image } = record
  const text = record.description === short ? '' : record.description
  const isMerged = text.split(/\s/).length < SHORT_WORDS
  return (
    <Container inner="pt-6 pb-12 sm:pt-12 sm:pb-16">
      <Trail above={crumbs} current={title} />
      <div className={`grid gap-x-8 gap-y-6 pt-3 sm:gap-y-8 lg:grid-cols-12 ${place.rows}`}>
        <div className={`stack-3 ${image ? place.head : place.alone}`}>
          <Heading level={1} size={sizeInHalf(title)} text={title} />
          <Line text={short} className="max-w-2xl text-lead text-muted" isLinked />
          {text && isMerged && (
            <div className="max-w-2xl stack-4 pt-3">
              <Paragraphs text={text} />
            </div>
          )}
        </div>
        {image && (
          <div className={place.picture}>
            <RecordPicture picture={image} />
          </div>
        )}
        <div className={`stack-6 self-start ${place.facts}`}>{facts}</div>
        {text && !isMerged && (
          <div className={`max-w-2xl stack-5 ${place.text}`}>
            <Paragraphs text={text} />
          </div>
        )}
        {bullets.length > 0 && (
          <div className={`self-start ${place.list}`}>
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
  const [widest, usual] = place.width
  return (
    <ShapedPicture
      picture={picture}
      shapes={place.shapes}
      className={`w-full ${place.height}`}
      sizes={`(min-width: 80rem) ${widest}, (min-width: 64rem) ${usual}, ${phoneColumn}`}
      priority
    />
  )
}
