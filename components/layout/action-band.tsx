import type { ReactNode } from 'react'
import { layoutOf } from '@/lib/config/theme/layout-of'
import type { Layouts } from '@/lib/config/theme/layouts'
import { runningText } from '@/lib/format/typography'
import { Container } from './container'
import { Heading } from './heading'

const layouts = {
  /** A rounded panel within the page. */
  panel: {
    band: 'py-12 lg:py-16',
    inner: 'on-deep rounded-[min(2rem,var(--radius-l)*1.34)] p-6 sm:p-10 lg:px-12 lg:py-12',
  },
  /** A sentence below a line. The next is the footer's. */
  line: { band: '', inner: 'border-t border-line py-12 lg:py-16' },
  /** A block of colour across the page. */
  block: { band: 'on-accent py-12 lg:py-16', inner: '' },
} satisfies Record<Layouts['action'], unknown>

interface ActionBandProps {
  title: string
  text: string
  children: ReactNode
}

/** The main action at the end of a page: what it is on one side, its buttons on the other. */
export function ActionBand({ title, text, children }: ActionBandProps) {
  const { band, inner } = layouts[layoutOf('action')]
  return (
    <section className={`print:hidden ${band}`}>
      <Container>
        <div
          className={`grid items-center gap-x-8 gap-y-6 lg:grid-cols-[minmax(20rem,1fr)_fit-content(40rem)] ${inner}`}
        >
          <div className="max-w-2xl stack-3">
            <Heading level={2} size="section" text={title} />
            <p className="text-lead text-muted">{runningText(text)}</p>
          </div>
          <div className="lg:*:justify-end">{children}</div>
        </div>
      </Container>
    </section>
  )
}
