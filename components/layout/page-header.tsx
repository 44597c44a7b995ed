import type { ReactNode } from 'react'
import type { MenuLink } from '@/lib/config/menu-entries'
import { runningText } from '@/lib/format/typography'
import { Breadcrumbs } from './breadcrumbs'
import { Container } from './container'
import { Heading, sizeFor } from './heading'

/** A title with more characters is set smaller beside a picture. */
const SHORT = 24

interface PageHeaderProps {
  title: string
  intro?: string
  /** Pages above this one. */
  crumbs?: MenuLink[]
  width?: 'wide' | 'reading'
  /** Stands below the introduction: a price, actions. */
  below?: ReactNode
  /** Stands beside the text on a wide screen, below the text on a phone. */
  picture?: ReactNode
}

/** The top of every page except the home page: the breadcrumbs and the page's only h1. */
export function PageHeader({ title, intro, crumbs, width = 'wide', below, picture }: PageHeaderProps) {
  const isNarrow = width === 'reading' || (picture && title.length > SHORT)
  return (
    <Container width={width} inner="space-y-5 pt-8 pb-10 sm:pt-12 sm:pb-14">
      {crumbs && <Breadcrumbs crumbs={crumbs} current={title} />}
      <div className={picture ? 'grid items-center gap-8 lg:grid-cols-2 lg:gap-16' : undefined}>
        <div className="space-y-5">
          <div className="max-w-4xl">
            <Heading level={1} size={sizeFor(title, isNarrow ? 'section' : 'page')} text={title} />
          </div>
          {intro && <p className="max-w-2xl text-lead text-muted">{runningText(intro)}</p>}
          {below}
        </div>
        {picture}
      </div>
    </Container>
  )
}
