import { expect, test } from '@playwright/test'
import { proofOf } from '../../../lib/content/proof'
import { parsed } from '../platform/parsed'

const quotes = {
  mudanca: 'Mudaram a casa toda num dia.',
  piano: 'Os pianos chegaram afinados.',
  vazio: '',
}
const sources = {
  testimonials: parsed(
    'testimonials',
    Object.entries(quotes).map(([slug, quote]) => ({ slug, quote, rating: 5 })),
  ).content,
  faqs: parsed(
    'faqs',
    ['Quanto custa?', 'Levam um piano?', 'E o sábado?', 'Há seguro?'].map((question, index) => ({
      slug: `p${index}`,
      question,
      answer: 'Depende.',
    })),
  ).content,
}

test('a service has the testimonial and the questions with most words of its title, else the first', () => {
  const of = (title: string) => {
    const { testimonial, faqs } = proofOf(sources, title)
    return [testimonial?.slug, ...faqs.map(({ slug }) => slug)]
  }
  expect(of('Pianos, arte & antiguidades')).toEqual(['piano', 'p1', 'p0', 'p2'])
  expect(of('Montagem')).toEqual(['mudanca', 'p0', 'p1', 'p2'])
  expect(proofOf({ testimonials: [], faqs: [] }, 'Pianos')).toEqual({ testimonial: undefined, faqs: [] })
})
