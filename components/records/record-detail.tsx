import { phoneColumn } from '@/lib/pictures/phone-column'
import type { Picture } from '@/lib/resources/fields/files'
import type { Product } from '@/lib/resources/products'
import type { Service } from '@/lib/resources/services'
import { Container } from '../layout/container'
import { Heading } from '../layout/heading'
import { ShapedPicture } from '../media/framed-picture'
import { Bullets, Paragraphs } from '../text/text'

interface RecordDetailProps {
  record: Pick<Service | Product, 'description' | 'bullets'>
  /** Heading of the bullets. */
  highlights: string
}

/** Text and highlights of a service or product, as far as it has them. */
export function RecordDetail({ record: { description, bullets }, highlights }: RecordDetailProps) {
  if (!description && bullets.length === 0) return null
  return (
    <Container
      inner={`grid gap-10 border-t border-line py-12 sm:py-16 lg:gap-16 ${bullets.length > 0 ? 'lg:grid-cols-[3fr_2fr]' : ''}`}
    >
      {description && (
        <div className="max-w-2xl space-y-5">
          <Paragraphs text={description} />
        </div>
      )}
      {bullets.length > 0 && (
        <div className="space-y-5 self-start rounded-card bg-sunken p-5 sm:p-7">
          <Heading level={2} size="card" text={highlights} />
          <Bullets items={bullets} />
        </div>
      )}
    </Container>
  )
}

/** The picture at the top of a service or product. */
export function RecordPicture({ picture }: { picture: Picture }) {
  return (
    <ShapedPicture
      picture={picture}
      shapes={[4 / 5, 16 / 9]}
      className="max-h-[36rem] w-full"
      sizes={`(min-width: 80rem) 40rem, (min-width: 64rem) 48vw, ${phoneColumn}`}
      priority
    />
  )
}
