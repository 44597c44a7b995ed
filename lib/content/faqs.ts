import { subjectSlug } from '@/lib/content/subjects'
import type { Faq } from '@/lib/platform'

export interface FaqGroup {
  /** '' for questions without a group. */
  category: string
  faqs: Faq[]
}

/** The anchor of a group. It differs from the anchor of every question, since a question's slug contains no colon. */
export function anchorOf(category: string): string {
  return `grupo:${subjectSlug(category)}`
}

/** Questions by their exact category, in the order in which the categories first appear. */
export function groupFaqs(faqs: Faq[]): FaqGroup[] {
  const groups = new Map<string, Faq[]>()
  for (const faq of faqs) groups.set(faq.category, [...(groups.get(faq.category) ?? []), faq])
  return [...groups].map(([category, members]) => ({ category, faqs: members }))
}
