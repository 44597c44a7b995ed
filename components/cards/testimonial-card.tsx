import type { Testimonial } from '@/lib/platform'
import { copy } from '@/site.copy'
import { CalendarDate } from '../content/calendar-date'
import { Paragraphs } from '../content/paragraphs'
import { Picture } from '../content/picture'
import { Rating } from '../content/rating'

const looks = {
  card: { figure: 'rounded-card border border-line bg-surface p-7', quote: 'text-lead' },
  /** Without a frame, beside others. */
  plain: { figure: '', quote: 'text-base' },
  /** The one that speaks for all. */
  large: { figure: 'space-y-7', quote: 'font-quote text-section leading-tight' },
}

/** Longer than this a quote is no pull quote any more. */
const LARGEST = 260

interface TestimonialCardProps {
  testimonial: Testimonial
  look?: keyof typeof looks
}

export function TestimonialCard({ testimonial, look = 'card' }: TestimonialCardProps) {
  const { author, role, quote, rating, date, image } = testimonial
  const size = look === 'large' && quote.length > LARGEST ? 'text-card' : looks[look].quote
  return (
    <figure className={`space-y-5 ${looks[look].figure}`}>
      {rating > 0 && <Rating stars={rating} />}
      <blockquote className={`space-y-3 ${size}`}>
        <Paragraphs text={quote} />
      </blockquote>
      <figcaption className="flex items-center gap-4">
        {image && (
          <Picture
            picture={image}
            sizes="3.5rem"
            small
            className="size-14 shrink-0 rounded-full object-cover"
          />
        )}
        <div className="min-w-0 text-small">
          <p className="font-semibold">{author || copy.testimonials.anonymous}</p>
          {role && <p className="text-muted">{role}</p>}
          {date && (
            <p className="text-muted">
              <CalendarDate date={date} />
            </p>
          )}
        </div>
      </figcaption>
    </figure>
  )
}
