import type { Testimonial } from '@/lib/platform'
import { copy } from '@/site.copy'
import { CalendarDate } from '../content/calendar-date'
import { Paragraphs } from '../content/paragraphs'
import { Picture } from '../content/picture'
import { Rating } from '../content/rating'

export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { author, role, quote, rating, date, image } = testimonial
  return (
    <li className="break-inside-avoid">
      <figure className="space-y-5 rounded-card border border-line bg-surface p-7">
        {rating > 0 && <Rating stars={rating} />}
        <blockquote className="space-y-3 text-lead">
          <Paragraphs text={quote} />
        </blockquote>
        <figcaption className="flex items-center gap-4">
          {image && (
            <Picture picture={image} sizes="3.5rem" className="size-14 shrink-0 rounded-full object-cover" />
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
    </li>
  )
}
