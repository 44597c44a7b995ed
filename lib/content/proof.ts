import { oncePerObject } from '@site-starter/engine/process'
import { withoutAccents } from '@site-starter/engine/text'
import type { Lists } from '@/lib/kinds'
import type { Faq } from '@/lib/kinds/faqs'
import type { Service } from '@/lib/kinds/services'
import { quoted, type Testimonial } from '@/lib/kinds/testimonials'

/** The first five letters of each long word in a text, so that `mudança` and `mudanças` match. Short words say too little. */
function beginnings(text: string): Set<string> {
  const plain = withoutAccents(text).toLowerCase()
  return new Set(plain.match(/(?<!\p{L})\p{L}{5}/gu) ?? [])
}

/** The words of a text with a space before and after each, to search for one text in another by whole words. */
function spaced(text: string): string {
  const words =
    withoutAccents(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return ` ${words.join(' ')} `
}

const ofTestimonials = oncePerObject((testimonials: readonly Testimonial[]) =>
  testimonials.map((record) => {
    const text = `${record.quote} ${record.role}`
    return { record, words: beginnings(text), text: spaced(text) }
  }),
)
const ofFaqs = oncePerObject((faqs: readonly Faq[]) =>
  faqs.map((record) => ({ record, words: beginnings(`${record.question} ${record.answer}`) })),
)

/** The records with most of the wanted words. Records with equal scores keep their order. */
function mostAbout<R>(records: { record: R; words: Set<string> }[], wanted: string[], most: number): R[] {
  return records
    .map(({ record, words }) => ({ record, score: wanted.filter((word) => words.has(word)).length }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ record }) => record)
}

const MAX_FAQS = 3

type Described = Pick<Service, 'slug' | 'title' | 'short'>

type Sources = Pick<Lists, 'testimonials' | 'faqs'> & { services: readonly Described[] }

/**
 * Testimonials and questions about a service. The testimonial contains most of the words that only this service has, or its whole title, and does not
 * name another service instead. The questions contain most words of the title.
 */
export function proofOf({ services, testimonials, faqs }: Sources, service: Described) {
  const others = services.filter(({ slug }) => slug !== service.slug)
  const ofOthers = new Set(others.flatMap(wordsOf))
  const identifying = wordsOf(service).filter((word) => !ofOthers.has(word))
  const name = spaced(service.title)
  // A title of one word is too common to identify a service.
  const isName = (title: string) => title.trim().includes(' ')
  const otherNames = others.map(({ title }) => spaced(title)).filter((title) => !name.includes(title))
  const quotes = ofTestimonials(testimonials).filter(({ record, words, text }) => {
    if (record.quote === '') return false
    if (isName(name) && text.includes(name)) return true
    const isOfAnother = otherNames.some((other) => isName(other) && text.includes(other))
    return !isOfAnother && identifying.some((word) => words.has(word))
  })
  return {
    testimonial: quoted(mostAbout(quotes, identifying, 1)[0]),
    faqs: mostAbout(ofFaqs(faqs), [...beginnings(service.title)], MAX_FAQS).map(
      ({ slug, question, answer }) => ({ slug, question, answer }),
    ),
    hasMoreFaqs: faqs.length > MAX_FAQS,
  }
}

const wordsOf = ({ title, short }: Described) => [...beginnings(`${title} ${short}`)]
