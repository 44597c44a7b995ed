import { theme } from '@theme/theme'
import type { ReactNode } from 'react'
import type { Tone } from '@/lib/settings/sections/home-sections'
import { runningText } from '../text/words'
import { Container } from './container'
import { Heading } from './heading'
import { TextLink } from './text-link'

const { rhythm, section: layouts } = theme

/** The classes of each tone. `apart` separates a part in the theme's way: with a background, or with a line if backgrounds are plain. */
export const toneClass: Record<Tone | 'apart', string> = {
  plain: 'plain',
  sunken: 'bg-sunken',
  apart: rhythm.length === 0 || rhythm.includes('sunken') ? 'bg-sunken' : 'border-t border-line',
  deep: 'on-deep',
  accent: 'on-accent',
  second: 'on-accent on-second',
}

interface Props {
  /** The heading. Without it, the section has no head. */
  title?: string | undefined
  intro?: string | undefined
  /** Content beside the title. */
  action?: ReactNode
  /** Content after the rest on a phone: a link to the whole list. */
  all?: ReactNode
  /** Content across the page, below head and content. */
  below?: ReactNode
  tone?: keyof typeof toneClass
  layout?: 'stacked' | 'aside'
  /** The size of the title. Related records are not printed, since links do not work on paper. */
  size?: 'section' | 'related'
  id?: string
  children: ReactNode
}

/** A titled part of a page, which sets the vertical space between parts. */
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
  const classes = layouts[layout]
  return (
    <section id={id} className={`part ${toneClass[tone]} ${size === 'related' ? 'print:hidden' : ''}`}>
      <Container inner={title ? classes.whole : ''}>
        {title && (
          <div className={`break-after-avoid ${classes.head}`}>
            <div className="max-w-2xl stack-3">
              <Heading level={2} size={size} text={title} />
              {intro && <p className="text-lead text-muted">{runningText(intro)}</p>}
            </div>
            {action}
          </div>
        )}
        <div className={classes.content}>{children}</div>
        {all && <div className={classes.all}>{all}</div>}
      </Container>
      {below && <Container inner="pt-12">{below}</Container>}
    </section>
  )
}

interface ListSectionProps extends Omit<Props, 'intro' | 'action' | 'all'> {
  text: string
  /** The address of the page with all records. `all` is the text of the link. */
  href: string
  all: string
  /** Whether the page has more records than the section. */
  hasMore: boolean
}

export function ListSection({ text, href, all, hasMore, ...section }: ListSectionProps) {
  const link = hasMore && (
    <TextLink href={href} inInk={layouts.isLinkInInk === true}>
      <span className="to-all">{all}</span>
    </TextLink>
  )
  return <Section {...section} intro={text} all={link} />
}
