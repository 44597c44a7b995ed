import type { ReactNode } from 'react'
import type { MenuLink } from '@/lib/config/menu-entries'
import { directionOf } from '@/lib/format/direction'
import { runningText } from '@/lib/format/typography'
import { breadcrumbList } from '@/lib/pages/seo/structured-data'
import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'
import { StructuredData } from '../page-parts/structured-data'
import { LinkedText } from '../text/text'
import { Container } from './container'
import { Heading, sizeFor } from './heading'
import { TextLink } from './text-link'

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
          {intro && (
            <p dir={directionOf(intro)} className="max-w-2xl text-lead text-muted">
              <LinkedText text={intro} />
            </p>
          )}
          {below}
        </div>
        {picture}
      </div>
    </Container>
  )
}

/** Characters of the current page's name. A longer name is left out, because it stands right below as the title. */
const LONGEST = 36

/** The pages above this page, the home page first. The data for search engines contains this page too. */
function Breadcrumbs({ crumbs, current }: { crumbs: MenuLink[]; current: string }) {
  const above = [{ title: copy.nav.home, href: routes.home }, ...crumbs]
  return (
    <nav aria-label={copy.nav.breadcrumbs} className="print:hidden text-small">
      <ol className="flex flex-wrap items-center gap-x-2">
        {above.map(({ title, href }, index) => (
          <li key={href} className="flex items-center gap-x-2">
            {index > 0 && (
              <span aria-hidden="true" className="shrink-0 text-muted">
                /
              </span>
            )}
            <TextLink href={href} quiet>
              {title}
            </TextLink>
          </li>
        ))}
        {current.length <= LONGEST && (
          <li className="flex max-w-full items-center gap-x-2 text-muted" aria-current="page">
            <span aria-hidden="true" className="shrink-0">
              /
            </span>
            <span>{runningText(current)}</span>
          </li>
        )}
      </ol>
      <StructuredData data={breadcrumbList(above, current)} />
    </nav>
  )
}
