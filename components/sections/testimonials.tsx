import { routes } from '@/lib/routes'
import type { Site } from '@/lib/site'
import { copy } from '@/site.copy'
import { TestimonialCard } from '../cards/testimonial-card'
import { Grid } from '../layout/grid'
import { Section } from '../layout/section'
import { TextLink } from '../layout/text-link'

export function Testimonials({ site: { testimonials } }: { site: Site }) {
  if (testimonials.length === 0) return null
  return (
    <Section
      title={copy.home.testimonials.title}
      intro={copy.home.testimonials.text}
      action={<TextLink href={routes.testimonials}>{copy.actions.allTestimonials}</TextLink>}
    >
      <Grid most="three">
        {testimonials.slice(0, 3).map((testimonial) => (
          <TestimonialCard key={testimonial.slug} testimonial={testimonial} />
        ))}
      </Grid>
    </Section>
  )
}
