import { contentOf, pageMetadata } from '@site-starter/engine/pages'
import { theme } from '@theme/theme'
import { shouldShowStars, TestimonialCard } from '@/components/cards/testimonial-card'
import { missingPage } from '@/components/frame/missing-page'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { NextStep } from '@/components/sections/next-step'
import { testimonialsPage } from '@/lib/views/company'
import { copy } from '@/site/copy'

export const generateMetadata = async () => pageMetadata(await contentOf(testimonialsPage))

const layout = theme.quotes

export default async function TestimonialsPage() {
  const content = await contentOf(testimonialsPage)
  if (!content) return missingPage()
  const { testimonials, settings } = content
  const [first, ...others] = testimonials
  const hasStars = shouldShowStars(testimonials)
  return (
    <>
      <PageHeader title={copy.pages.testimonials} intro={copy.testimonials.intro} crumbs={[]} />
      {first && (
        <div className={layout.band}>
          <Container inner={layout.first}>
            <TestimonialCard testimonial={first} variant="first" hasStars={hasStars} />
          </Container>
        </div>
      )}
      <Container className="part plain">
        {others.length > 0 && (
          <ul className={layout.list}>
            {others.map((testimonial) => (
              <li key={testimonial.slug} className={layout.quote}>
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
