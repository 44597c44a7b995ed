import type { Metadata } from 'next'
import { TestimonialCard } from '@/components/cards/testimonial-card'
import { missingPage } from '@/components/frame/missing-page'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { NextStep } from '@/components/sections/next-step'
import { pageMetadata } from '@/lib/metadata'
import { testimonialsPage } from '@/lib/pages/company'
import { contentOf } from '@/lib/pages/render'
import { copy } from '@/site.copy'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await contentOf(testimonialsPage))
}

export default async function TestimonialsPage() {
  const content = await contentOf(testimonialsPage)
  if (!content) return missingPage()
  const { testimonials, settings } = content
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
