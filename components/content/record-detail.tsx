import type { Product, Service } from '@/lib/platform'
import { Container } from '../layout/container'
import { Heading } from '../layout/heading'
import { Bullets } from './bullets'
import { Paragraphs } from './paragraphs'
import { Picture } from './picture'

interface RecordDetailProps {
  record: Pick<Service | Product, 'image' | 'description' | 'bullets'>
  /** Heading of the bullets. */
  highlights: string
}

/** Picture, text and highlights of a service or product; draws only what there is. */
export function RecordDetail({ record, highlights }: RecordDetailProps) {
  const { image, description, bullets } = record
  return (
    <Container>
      {image && (
        <div className="mb-10 overflow-hidden rounded-picture bg-sunken lg:mb-14">
          <Picture
            picture={image}
            sizes="(min-width: 80rem) 76rem, 94vw"
            priority
            className="aspect-3/2 max-h-[36rem] w-full object-cover"
          />
        </div>
      )}
      <div
        className={`grid gap-10 pb-14 sm:pb-20 lg:gap-16 ${bullets.length > 0 ? 'lg:grid-cols-[3fr_2fr]' : ''}`}
      >
        {description && (
          <div className="max-w-2xl space-y-5">
            <Paragraphs text={description} />
          </div>
        )}
        {bullets.length > 0 && (
          <div className="space-y-5 rounded-card bg-sunken p-7">
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
