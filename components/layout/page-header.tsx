import { theme } from '@theme/theme'
import type { ReactNode } from 'react'
import type { MenuLink } from '@/lib/site/settings/menu-entries'
import { Line } from '../text/text'
import { Container } from './container'
import { Heading, sizeFor } from './heading'
import { Trail } from './trail'

/** Characters of a title beside an introduction. */
const LONGEST = { line: 16, twoLines: 32 }

/** Between the title and the introduction, as between the columns of the lists below. */
const { columnGap } = theme.cards

interface PageHeaderProps {
  title: string
  intro?: string
  /** Pages above this one. */
  crumbs?: MenuLink[]
  width?: 'wide' | 'reading'
  /** Stands below the introduction: filters, a search field, actions. */
  below?: ReactNode
}

/** The top of a page: the way to the page above and the page's only h1, with the introduction beside it on a wide screen. */
export function PageHeader({ title, intro = '', crumbs, width = 'wide', below }: PageHeaderProps) {
  const isApart = width === 'wide'
  return (
    <Container width={width} inner={`stack-6 pb-6 sm:pt-12 sm:pb-10 ${crumbs?.length ? 'pt-4' : 'pt-9'}`}>
      {crumbs && <Trail above={crumbs} current={title} />}
      <div
        className={isApart ? `grid gap-y-3 lg:grid-cols-12 lg:items-baseline-last ${columnGap}` : 'stack-3'}
      >
        <div className={isApart && intro ? 'lg:col-span-7' : 'max-w-4xl lg:col-span-full'}>
          <Heading
            level={1}
            size={isApart ? sizeBeside(intro, title) : sizeFor(title, 'section')}
            text={title}
          />
        </div>
        <Line
          text={intro}
          isLinked
          className={`text-muted ${isApart ? 'text-base leading-normal lg:col-span-5' : 'max-w-2xl text-lead'}`}
        />
      </div>
      {below}
    </Container>
  )
}

function sizeBeside(intro: string, title: string) {
  if (!intro || title.length <= LONGEST.line) return sizeFor(title, 'page')
  return title.length > LONGEST.twoLines ? sizeFor(title, 'section') : 'pageOnWide'
}

/** Filters on one side, the search on the other. */
export function ToolRow({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 empty:hidden">{children}</div>
  )
}
