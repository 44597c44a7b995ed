import { copyHere } from '@/lib/content/copy-in'
import { routes } from '@/lib/routes/routes'
import { shouldShowStars, TestimonialCard } from '../cards/testimonial-card'
import { ListSection } from '../layout/section'
import type { SectionProps } from './props'

/** The shortest text that is meaningful without an author, in characters. */
const MIN_ANONYMOUS_CHARACTERS = 40

export function Testimonials({ site: { testimonials }, tone, most = 3 }: SectionProps) {
  const copy = copyHere()
  const shown = testimonials
    .filter(({ author, quote }) => author !== '' || quote.length >= MIN_ANONYMOUS_CHARACTERS)
    .slice(0, most)
  const [first, ...others] = shown
  if (!first) return null
  const hasStars = shouldShowStars(shown)
  return (
    <ListSection
      {...copy.home.testimonials}
      tone={tone}
      href={routes.testimonials}
      all={copy.actions.allTestimonials}
      hasMore={testimonials.length > shown.length}
    >
      <div className={`grid gap-10 lg:gap-20 ${others.length > 0 ? 'lg:grid-cols-[3fr_2fr]' : ''}`}>
        <TestimonialCard testimonial={first} variant="large" hasStars={hasStars} />
        {others.length > 0 && (
          <ul className="divide-lines border-y border-line">
            {others.map((testimonial) => (
              <li key={testimonial.slug} className="py-8">
                <TestimonialCard testimonial={testimonial} hasStars={hasStars} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </ListSection>
  )
}
