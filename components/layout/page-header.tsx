import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from './breadcrumbs'
import { Container } from './container'
import { Heading } from './heading'

/** Characters of a title that stands beside a picture at full size. */
const SHORT = 24

interface PageHeaderProps {
  title: string
  intro?: string
  /** Pages above this one. */
  crumbs?: Crumb[]
  width?: 'wide' | 'reading'
  /** Below the introduction: what it costs, what to do. */
  below?: ReactNode
  /** Beside the words on a wide screen, below them on a phone. */
  picture?: ReactNode
}

/** Top of every page but the home page: where one is, and its one h1. */
export function PageHeader({ title, intro, crumbs, width = 'wide', below, picture }: PageHeaderProps) {
  return (
    <Container width={width}>
      <div className="space-y-5 pt-8 pb-10 sm:pt-12 sm:pb-14">
        {crumbs && <Breadcrumbs crumbs={crumbs} current={title} />}
        <div className={picture ? 'grid items-center gap-8 lg:grid-cols-2 lg:gap-16' : undefined}>
          <div className="space-y-5">
            <div className="max-w-4xl">
              <Heading
                level={1}
                size={width === 'reading' || (picture && title.length > SHORT) ? 'section' : 'page'}
              >
                {title}
              </Heading>
            </div>
            {intro && <p className="max-w-2xl text-lead text-muted">{intro}</p>}
            {below}
          </div>
          {picture}
        </div>
      </div>
    </Container>
  )
}
