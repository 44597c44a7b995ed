import type { Product, Service } from '@/lib/platform'
import { Container } from '../layout/container'
import { Heading } from '../layout/heading'
import { Bullets } from '../text/bullets'
import { Paragraphs } from '../text/paragraphs'

interface RecordDetailProps {
  record: Pick<Service | Product, 'description' | 'bullets'>
  /** Heading of the bullets. */
  highlights: string
}

/** Text and highlights of a service or product, as far as it has them. */
export function RecordDetail({ record: { description, bullets }, highlights }: RecordDetailProps) {
  if (!description && bullets.length === 0) return null
  return (
    <Container>
      <div
        className={`grid gap-10 border-t border-line py-12 sm:py-16 lg:gap-16 ${bullets.length > 0 ? 'lg:grid-cols-[3fr_2fr]' : ''}`}
      >
        {description && (
          <div className="max-w-2xl space-y-5">
            <Paragraphs text={description} />
          </div>
        )}
        {bullets.length > 0 && (
          <div className="space-y-5 self-start rounded-card bg-sunken p-7">
            <Heading level={2} size="card">
              {highlights}
            </Heading>
            <Bullets items={bullets} />
          </div>
        )}
      </div>
    </Container>
  )
}
