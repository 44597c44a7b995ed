import { theme } from '@theme/theme'
import { copyHere } from '@/lib/content/copy-in'
import type { proofOf } from '@/lib/content/proof'
import { routes } from '@/lib/routes/routes'
import { TestimonialCard } from '../cards/testimonial-card'
import { Container } from '../layout/container'
import { Heading } from '../layout/heading'
import { toneClass } from '../layout/section'
import { TextLink } from '../layout/text-link'
import { FaqList } from './faq-list'

const { proof: layout = { quote: 'lg:col-span-5', faqs: 'lg:col-span-6 lg:col-start-7' } } = theme.record

/** A testimonial about a record, and questions with their answers. */
export function RecordProof({ testimonial, faqs, hasMoreFaqs }: ReturnType<typeof proofOf>) {
  const copy = copyHere()
  if (!testimonial && faqs.length === 0) return null
  return (
    <div className={`part ${toneClass.apart}`}>
      <Container inner="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        {testimonial && (
          <div className={faqs.length > 0 ? layout.quote : 'lg:col-span-9'}>
            <TestimonialCard testimonial={testimonial} variant="besideQuestions" />
          </div>
        )}
        {faqs.length > 0 && (
          <section className={testimonial ? layout.faqs : 'lg:col-span-8'}>
            <Heading level={2} size="part" text={copy.pages.faqs} />
            <div className="mt-4">
              <FaqList faqs={faqs} />
            </div>
            {hasMoreFaqs && <TextLink href={routes.faqs}>{copy.actions.allFaqs}</TextLink>}
          </section>
        )}
      </Container>
    </div>
  )
}
