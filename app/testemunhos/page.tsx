import { TestimonialCard, tellApart } from '@/components/cards/testimonial-card'
import { missingPage } from '@/components/frame/missing-page'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { NextStep } from '@/components/sections/next-step'
import { testimonialsPage } from '@/lib/pages/kinds/company'
import { pageMetadata } from '@/lib/pages/metadata'
import { contentOf } from '@/lib/pages/render'
import { copy } from '@/site.copy'

export const generateMetadata = async () => pageMetadata(await contentOf(testimonialsPage))

export default async function TestimonialsPage() {
  const content = await contentOf(testimonialsPage)
  if (!content) return missingPage()
  const { testimonials, settings } = content
  const [first, ...others] = testimonials
  const hasStars = tellApart(testimonials)
  return (
    <>
      <PageHeader title={copy.pages.testimonials} intro={copy.testimonials.intro} crumbs={[]} />
      <Container inner="stack-12 pb-16 sm:stack-16 sm:pb-24">
        {first && (
          <div className="lg:w-5/6">
            <TestimonialCard testimonial={first} variant="large" hasStars={hasStars} />
          </div>
        )}
        {others.length > 0 && (
          <ul className="grid gap-x-8 md:grid-cols-2">
            {others.map((testimonial) => (
              <li key={testimonial.slug} className="border-t border-line py-8 md:only:col-span-2">
                <TestimonialCard testimonial={testimonial} hasStars={hasStars} />
              </li>
            ))}
          </ul>
        )}
      </Container>
      <NextStep {...copy.home.closing} settings={settings} />
    </>
  )
}
