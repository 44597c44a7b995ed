import { TestimonialCard, tellApart } from '@/components/cards/testimonial-card'
import { missingPage } from '@/components/frame/missing-page'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { NextStep } from '@/components/sections/next-step'
import { contentOf, pageMetadata } from '@/lib/engine/pages'
import { testimonialsPage } from '@/lib/site/views/company'
import { copy } from '@/site/copy'

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
      <Container className="part plain" inner="stack-12 sm:stack-16">
        {first && <TestimonialCard testimonial={first} variant="first" hasStars={hasStars} />}
        {others.length > 0 && (
          <ul className="grid gap-x-8 md:grid-cols-2">
            {others.map((testimonial, index) => {
              // Of an odd number the first is larger and has its own row, so that no last one stands alone.
              const isWide = index === 0 && others.length % 2 === 1
              return (
                <li
                  key={testimonial.slug}
                  className={`border-t border-line py-8 ${isWide ? 'md:col-span-2 md:pe-[25%]' : ''}`}
                >
                  <TestimonialCard
                    testimonial={testimonial}
                    variant={isWide ? 'beside' : 'plain'}
                    hasStars={hasStars}
                  />
                </li>
              )
            })}
          </ul>
        )}
      </Container>
      <NextStep {...copy.home.closing} settings={settings} />
    </>
  )
}
