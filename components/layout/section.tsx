import type { ReactNode } from 'react'
import type { Tone } from '@/lib/config/home-sections'
import { runningText } from '@/lib/format/typography'
import { Container } from './container'
import { Heading } from './heading'
import { TextLink } from './text-link'

/** The class of each tone. */
export const toneClass: Record<Tone, string> = {
  plain: '',
  sunken: 'bg-sunken',
  deep: 'on-deep',
  accent: 'on-accent',
}

const layouts = {
  /** The title above, the content below it over the whole width. */
  stacked: {
    whole: 'space-y-8 sm:space-y-12',
    head: 'flex flex-wrap items-end justify-between gap-x-10 gap-y-4',
  },
  /** The title on one side, the content on the other. */
  aside: {
    whole: 'grid gap-8 lg:grid-cols-[2fr_3fr] lg:gap-20',
    head: 'space-y-8',
  },
}

interface Props {
  title: string
  intro?: string
  /** Stands with the title; usually a link to the whole list. */
  action?: ReactNode
  tone?: Tone
  layout?: keyof typeof layouts
  id?: string
  children: ReactNode
}

/** A titled part of a page. Sets the vertical space between parts. */
export function Section({ title, intro, action, tone = 'plain', layout = 'stacked', id, children }: Props) {
  const { whole, head } = layouts[layout]
  return (
    <section
      id={id}
      className={`py-14 has-[li.group:only-child]:py-[clamp(2.5rem,6vw,4.5rem)] sm:py-20 lg:py-28 ${toneClass[tone]}`}
    >
      <Container inner={whole}>
        <div className={`break-after-avoid ${head}`}>
          <div className="max-w-2xl space-y-3">
            <Heading level={2} size="section" text={title} />
            {intro && <p className="text-lead text-muted">{runningText(intro)}</p>}
          </div>
          {action}
        </div>
        <div>{children}</div>
      </Container>
    </section>
  )
}

interface ListSectionProps extends Omit<Props, 'intro' | 'action'> {
  text: string
  /** Address and name of the page with all records. */
  href: string
  all: string
}

/** A part of a page that shows some of many records. */
export function ListSection({ text, href, all, ...section }: ListSectionProps) {
  return <Section {...section} intro={text} action={<TextLink href={href}>{all}</TextLink>} />
}
