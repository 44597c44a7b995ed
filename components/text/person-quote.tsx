import type { Testimonial } from '@/lib/site/kinds/testimonials'
import { Container } from '../layout/container'
import { Picture } from '../media/picture'
import { Line, Paragraphs } from './text'

/** What a customer says, large on a deep ground beside the customer's picture. */
export function PersonQuote({ testimonial: { author, role, quote, image } }: { testimonial: Testimonial }) {
  return (
    <div className="on-deep py-12 lg:py-20">
      <Container>
        <div className="grid items-center gap-8 lg:grid-cols-12">
          {image && (
            <Picture
              picture={image}
              sizes="(min-width: 64rem) 24rem, 10rem"
              className="aspect-square w-40 rounded-picture object-cover object-[50%_15%] lg:col-span-4 lg:w-full"
            />
          )}
          <figure className="stack-6 lg:col-span-8">
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
