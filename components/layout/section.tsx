import type { ReactNode } from 'react'
import { Container } from './container'
import { Heading } from './heading'

const tones = {
  plain: '',
  sunken: 'bg-sunken',
  deep: 'on-deep bg-deep text-on-deep',
}

interface SectionProps {
  title: string
  intro?: string
  /** Shown opposite the title, usually a link to the whole list. */
  action?: ReactNode
  tone?: keyof typeof tones
  id?: string
  width?: 'wide' | 'reading'
  children: ReactNode
}

/** A titled part of a page. Owns the vertical rhythm between parts. */
export function Section({
  title,
  intro,
  action,
  tone = 'plain',
  id,
  width = 'wide',
  children,
}: SectionProps) {
  return (
    <section id={id} className={`py-14 sm:py-20 lg:py-28 ${tones[tone]}`}>
      <Container width={width}>
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-4 sm:mb-12">
          <div className="max-w-2xl space-y-3">
            <Heading level={2} size="section">
              {title}
            </Heading>
            {intro && (
              <p className={`text-lead ${tone === 'deep' ? 'text-on-deep-muted' : 'text-muted'}`}>{intro}</p>
            )}
          </div>
          {action}
        </div>
        {children}
      </Container>
    </section>
  )
}
