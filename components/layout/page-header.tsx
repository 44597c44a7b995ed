import { theme } from '@theme/theme'
import type { ReactNode } from 'react'
import type { MenuLink } from '@/lib/settings/menu-entries'
import { Line } from '../text/text'
import { Container } from './container'
import { Heading, sizeFor } from './heading'
import { Trail } from './trail'

/** The longest title that takes one line, or two, beside an introduction. */
const MAX_CHARACTERS = { oneLine: 16, twoLines: 32 }

const layout = theme.head

interface PageHeaderProps {
  title: string
  /** Content above the title. */
  mark?: ReactNode
  intro?: string
  /** Whether the introduction is a statement: larger, in the colour of the text. */
  isStatement?: boolean
  /** The parent pages. */
  crumbs?: MenuLink[]
  width?: 'wide' | 'reading'
  /** Content below the introduction: filters, a search field, actions. */
  below?: ReactNode
}

/** The top of a page in the theme's layout: breadcrumbs, the only h1 of the page, and the introduction. */
export function PageHeader({
  title,
  mark,
  intro = '',
  isStatement = false,
  crumbs,
  width = 'wide',
  below,
}: PageHeaderProps) {
  const size = isStatement ? 'text-statement leading-snug' : 'text-base leading-normal text-muted'
  return (
    <div className={layout.band}>
      <Container width={width} inner={`stack-6 pb-6 sm:pt-12 sm:pb-10 ${crumbs?.length ? 'pt-4' : 'pt-9'}`}>
        {crumbs && <Trail above={crumbs} current={title} />}
        <div className={layout.words}>
          <div className={layout.title}>
            {mark}
            <Heading
              level={1}
              size={width === 'wide' ? sizeBeside(intro, title) : sizeFor(title, 'section')}
              text={title}
            />
          </div>
          <Line text={intro} isLinked className={`${size} ${layout.intro}`} />
        </div>
        {below && <div className={layout.tools}>{below}</div>}
      </Container>
    </div>
  )
}

function sizeBeside(intro: string, title: string) {
  if (!intro || title.length <= MAX_CHARACTERS.oneLine) return sizeFor(title, 'page')
  return title.length > MAX_CHARACTERS.twoLines ? sizeFor(title, 'section') : 'pageOnWide'
}

/** A row with filters on one side and the search on the other. */
export function ToolRow({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 empty:hidden">{children}</div>
  )
}
