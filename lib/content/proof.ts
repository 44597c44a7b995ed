import { oncePerObject } from '@/lib/environment/process/once-per-object'
import type { Lists } from '@/lib/resources'
import type { Faq } from '@/lib/resources/faqs'
import { quoted, type Testimonial } from '@/lib/resources/testimonials'

/** How the words of a text begin, of those that are long enough to say what it is about: `mudanças` and `mudar-se` are one. */
function beginnings(text: string): Set<string> {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return new Set(plain.match(/(?<!\p{L})\p{L}{5}/gu) ?? [])
}

const ofTestimonials = oncePerObject((testimonials: readonly Testimonial[]) =>
  testimonials.map((record) => ({ record, words: beginnings(`${record.quote} ${record.role}`) })),
)
const ofFaqs = oncePerObject((faqs: readonly Faq[]) =>
  faqs.map((record) => ({ record, words: beginnings(`${record.question} ${record.answer}`) })),
)

/** The records that have most words of a title; those with as many in their order. */
function mostAbout<R>(records: { record: R; words: Set<string> }[], title: string, most: number): R[] {
  const wanted = [...beginnings(title)]
  return records
    .map(({ record, words }) => ({ record, score: wanted.filter((word) => words.has(word)).length }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ record }) => record)
}

/** What others say and ask about a record with this title: the testimonial and the questions that have most of its words. */
export function proofOf({ testimonials, faqs }: Pick<Lists, 'testimonials' | 'faqs'>, title: string) {
  const quotes = ofTestimonials(testimonials).filter(({ record }) => record.quote !== '')
  return {
    testimonial: quoted(mostAbout(quotes, title, 1)[0]),
    faqs: mostAbout(ofFaqs(faqs), title, 3).map(({ slug, question, answer }) => ({ slug, question, answer })),
  }
}
