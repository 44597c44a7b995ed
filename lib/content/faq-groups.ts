import type { Faq } from '@/lib/kinds/faqs'
import { subjectSlug } from './subjects'

/** Groups questions by their exact category ('' for none), in the order in which the categories first appear. */
export function groupFaqs(faqs: Faq[]) {
  const groups = new Map<string, { category: string; anchor: string; faqs: Faq[] }>()
  const anchors = new Map<string, number>()
  for (const faq of faqs) {
    const { category } = faq
    const group = groups.get(category) ?? { category, anchor: nextAnchor(category, anchors), faqs: [] }
    group.faqs.push(faq)
    groups.set(category, group)
  }
  return [...groups.values()]
}

/** The anchor of a category. Categories that differ only in case or white space would share one, so later ones get a number. */
function nextAnchor(category: string, anchors: Map<string, number>): string {
  const anchor = `grupo:${subjectSlug(category)}`
  const count = (anchors.get(anchor) ?? 0) + 1
  anchors.set(anchor, count)
  return count === 1 ? anchor : `${anchor}~${count}`
}
