import { copyHere } from '@/lib/content/copy-in'
import { routes } from '@/lib/routes/routes'
import { ListSection } from '../layout/section'
import { FaqList } from '../records/faq-list'
import type { SectionProps } from './props'

/** The first questions; nothing if there is only one. */
export function Faqs({ site: { faqs }, tone, most = 4 }: SectionProps) {
  const copy = copyHere()
  if (faqs.length < 2) return null
  return (
    <ListSection
      {...copy.home.faqs}
      tone={tone}
      layout="aside"
      href={routes.faqs}
      all={copy.actions.allFaqs}
      hasMore={faqs.length > most}
    >
      <FaqList faqs={faqs.slice(0, most)} />
    </ListSection>
  )
}
