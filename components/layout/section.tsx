import type { ReactNode } from 'react'
import type { Tone } from '@/lib/config/home-sections'
import { byLayout, layoutOf } from '@/lib/config/theme/layout-of'
import { runningText } from '../text/words'
import { Container } from './container'
import { Heading } from './heading'
import { TextLink } from './text-link'

const rhythm = layoutOf('rhythm')

/** The class of each tone. `apart` sets a part apart as the theme does: by a ground of its own, or by a line where all is paper. */
export const toneClass: Record<Tone | 'apart', string> = {
  plain: '',
  sunken: 'bg-sunken',
  apart: rhythm.length === 0 || rhythm.includes('sunken') ? 'bg-sunken' : 'border-t border-line',
  deep: 'on-deep',
  accent: 'on-accent',
  second: 'on-accent on-second',
}

/** The content below its head, whose link to the whole list stands at the end of the title's line. */
const stacked = {
  whole: 'grid items-baseline gap-x-10 gap-y-8 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-y-10',
  head: 'flex flex-wrap items-end justify-between gap-x-10 gap-y-4',
  content: 'col-span-full',
  all: 'sm:col-start-2 sm:row-start-1',
}

/** The head on one side, in view for as long as its content is. */
const beside = {
  whole: 'grid gap-8 lg:gap-y-0',
  head: 'stack-8 sticky-head lg:row-span-2',
  content: '',
  all: 'lg:col-start-2 lg:mt-8',
}

/** Where the parts of a section stand. `stacked` and `aside` are what a page asks for, if the theme leaves a choice. */
const places = byLayout('head', {
  row: {
    stacked,
    aside: { ...beside, whole: `${beside.whole} lg:grid-cols-[2fr_3fr] lg:gap-x-20` },
  },
  margin: {
    // Narrower than this, cards beside the head would be too narrow for their words.
    stacked: {
      whole: 'grid gap-8 xl:grid-cols-[3fr_9fr] xl:gap-y-0',
      head: 'stack-8 sticky-head xl:row-span-2',
      // A lead as wide as its neighbours leaves them room for words.
      content: 'xl:[--beside-lead:6] xl:[--lead:6]',
      all: 'xl:col-start-2 xl:mt-8',
    },
    aside: { ...beside, whole: `${beside.whole} lg:grid-cols-[4fr_8fr] xl:grid-cols-[3fr_9fr]` },
  },
  rule: {
    stacked: {
      ...stacked,
      whole: `border-t-6 border-current pt-4 sm:pt-6 ${stacked.whole}`,
    },
    aside: {
      ...beside,
      whole: `border-t-6 border-current pt-4 sm:pt-6 ${beside.whole} lg:grid-cols-[5fr_7fr]`,
    },
  },
})

interface Props {
  /** Without it the section has no head. */
  title?: string | undefined
  intro?: string | undefined
  /** Stands with the title. */
  action?: ReactNode
  /** Stands after the content on a phone: a link to the whole list. */
  all?: ReactNode
  /** Stands across the page, at the end. */
  below?: ReactNode
  tone?: keyof typeof toneClass
  layout?: 'stacked' | 'aside'
  /** Of its title. */
  size?: 'section' | 'related'
  id?: string
  children: ReactNode
}

/** A titled part of a page. Sets the vertical space between parts. */
export function Section({
  title,
  intro,
  action,
  all,
  below,
  tone = 'plain',
  layout = 'stacked',
  size = 'section',
  id,
  children,
}: Props) {
  const place = places[layout]
  // Beside a margin, content without a head stands under that with one.
  const isInMargin = !title && layoutOf('head') === 'margin'
  return (
    <section id={id} className={`py-16 lg:py-24 ${toneClass[tone]}`}>
      <Container inner={title || isInMargin ? place.whole : ''}>
        {title && (
          <div className={`break-after-avoid ${place.head}`}>
            <div className="max-w-2xl stack-3">
              <Heading level={2} size={size} text={title} />
              {intro && <p className="text-lead text-muted">{runningText(intro)}</p>}
            </div>
            {action}
          </div>
        )}
        <div className={isInMargin ? 'lg:col-start-2' : place.content}>{children}</div>
        {all && <div className={place.all}>{all}</div>}
        {below && <div className="col-span-full lg:mt-16">{below}</div>}
      </Container>
    </section>
  )
}

interface ListSectionProps extends Omit<Props, 'intro' | 'action' | 'all'> {
  text: string
  /** Address and name of the page with all records. */
  href: string
  all: string
}

export function ListSection({ text, href, all, ...section }: ListSectionProps) {
  const link = (
    // Below a bar and capitals, a coloured link would be too much.
    <TextLink href={href} inInk={layoutOf('head') === 'rule'}>
      <span className="to-all">{all}</span>
    </TextLink>
  )
  return <Section {...section} intro={text} all={link} />
}
