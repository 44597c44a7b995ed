import { theme } from '@theme/theme'
import type { Testimonial } from '@/lib/kinds/testimonials'
import { Container } from '../layout/container'
import { Picture } from '../media/picture'
import { Line, Paragraphs } from './text'

const layout = theme.about.quote

/** A testimonial, large beside the customer's picture. */
export function PersonQuote({ testimonial: { author, role, quote, image } }: { testimonial: Testimonial }) {
  return (
    <div className={layout.band}>
      <Container>
        <div className={`grid gap-8 lg:grid-cols-12 ${layout.inner}`}>
          {image && (
            <Picture
              picture={image}
              sizes="(min-width: 64rem) 24rem, 10rem"
              className={`aspect-square w-40 rounded-picture object-cover object-[50%_15%] lg:w-full ${layout.picture}`}
            />
          )}
          <figure className={`stack-6 ${layout.words}`}>
            <blockquote className="font-quote text-section leading-tight max-sm:text-[1.375rem]">
              <Paragraphs text={quote} />
            </blockquote>
            <figcaption>
              <Line text={author} className="font-semibold" />
              <Line text={role} className="text-muted" />
            </figcaption>
          </figure>
        </div>
      </Container>
    </div>
  )
}
