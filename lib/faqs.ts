import type { Faq } from '@/lib/platform'
import { subjectSlug } from '@/lib/subjects'

export interface FaqGroup {
  /** '' for questions without a group. */
  category: string
  faqs: Faq[]
}

/** The anchor of a group: none that a question could have, whose slugs have no such sign. */
export function anchorOf(category: string): string {
  return `grupo:${subjectSlug(category)}`
}

/** Questions by their exact category, in the order in which the categories first appear. */
export function groupFaqs(faqs: Faq[]): FaqGroup[] {
  const groups = new Map<string, Faq[]>()
  for (const faq of faqs) groups.set(faq.category, [...(groups.get(faq.category) ?? []), faq])
  return [...groups].map(([category, members]) => ({ category, faqs: members }))
}
