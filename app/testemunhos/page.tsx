import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { TestimonialCard } from '@/components/cards/testimonial-card'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { NextStep } from '@/components/sections/next-step'
import { pageMetadata } from '@/lib/metadata'
import { routes } from '@/lib/routes'
import { getSite } from '@/lib/site'
import { copy } from '@/site.copy'

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    title: copy.pages.testimonials,
    description: copy.testimonials.intro,
    path: routes.testimonials,
  })
}

export default async function TestimonialsPage() {
  const { testimonials, settings } = await getSite()
  if (testimonials.length === 0) notFound()
  return (
    <>
      <PageHeader title={copy.pages.testimonials} intro={copy.testimonials.intro} crumbs={[]} />
      <Container>
        <ul className="gap-8 space-y-8 pb-16 sm:columns-2 sm:pb-24 lg:columns-3">
          {testimonials.map((testimonial) => (
            <li key={testimonial.slug} className="break-inside-avoid">
              <TestimonialCard testimonial={testimonial} />
            </li>
          ))}
        </ul>
      </Container>
      <NextStep {...copy.home.closing} settings={settings} />
    </>
  )
}
