import { TestimonialCard } from '@/components/cards/testimonial-card'
import { missingPage } from '@/components/frame/missing-page'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { NextStep } from '@/components/sections/next-step'
import { testimonialsPage } from '@/lib/pages/kinds/company'
import { pageMetadata } from '@/lib/pages/metadata'
import { contentOf } from '@/lib/pages/render'
import { copy } from '@/site.copy'

export const generateMetadata = async () => pageMetadata(await contentOf(testimonialsPage))

/** A single testimonial has the width of reading text. Two and four testimonials stand in two columns. */
function columnsFor(count: number): string {
  if (count === 1) return 'max-w-3xl'
  return count === 2 || count === 4 ? 'sm:columns-2' : 'sm:columns-2 lg:columns-3'
}

export default async function TestimonialsPage() {
  const content = await contentOf(testimonialsPage)
  if (!content) return missingPage()
  const { testimonials, settings } = content
  return (
    <>
      <PageHeader title={copy.pages.testimonials} intro={copy.testimonials.intro} crumbs={[]} />
      <Container>
        <ul className={`gap-8 space-y-8 pb-16 sm:pb-24 ${columnsFor(testimonials.length)}`}>
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
