import { copyHere } from '@/lib/content/copy-in'
import type { Settings } from '@/lib/kinds/settings'
import type { Testimonial } from '@/lib/kinds/testimonials'
import { TestimonialCard } from '../cards/testimonial-card'
import { Heading } from '../layout/heading'
import { NextSteps } from '../lead-form/next-steps'
import { emailLinks, phoneLinks } from './contact-links'

interface QuoteAsideProps {
  settings: Pick<Settings, 'phone' | 'email'>
  testimonial: Testimonial | undefined
  className: string
}

/** The column beside the quote form: next steps, a testimonial and the phone number. */
export function QuoteAside({ settings, testimonial, className }: QuoteAsideProps) {
  const copy = copyHere()
  const { next, steps, call } = copy.quote
  const phones = phoneLinks(settings)
  const links = phones.length > 0 ? phones : emailLinks(settings)
  return (
    <div className={`sticky-head stack-8 ${className}`}>
      {steps.length > 0 && (
        <div className="stack-4">
          <Heading level={2} size="card" text={next} />
          <NextSteps steps={steps} />
        </div>
      )}
      {testimonial && <TestimonialCard testimonial={testimonial} variant="besideForm" />}
      {links.length > 0 && (
        <div>
          <p className="font-semibold">{call}</p>
          <div className="[&_a]:font-display [&_a]:text-statement [&_a]:font-bold">{links}</div>
        </div>
      )}
    </div>
  )
}
