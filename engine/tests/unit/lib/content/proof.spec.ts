import { expect, test } from '@playwright/test'
import { proofOf } from '../../../../../lib/content/proof'
import { parsed } from '../../platform/contract/parsed'

const quotes = {
  mudanca: 'Mudaram a casa toda num dia.',
  piano: 'Os pianos chegaram afinados.',
  mota: 'Doze semanas de mota, e passei à primeira na categoria A.',
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

test('a service has a testimonial only if that has words that no other service has, and the questions with most words of its title', () => {
  const service = (title: string, short = '') => ({ slug: title, title, short })
  const services = [
    service('Mudanças de casa'),
    service('Mudanças de empresas', 'Num fim de semana.'),
    service('Pianos, arte & antiguidades'),
    service('Montagem', 'Tudo montado num dia.'),
    service('Categoria A', 'De mota.'),
    service('Categoria B', 'Doze semanas até ao exame.'),
  ]
  const proofFor = (title: string) => {
    const wanted = services.find((one) => one.title === title) ?? service(title)
    const { testimonial, faqs } = proofOf({ services, ...sources }, wanted)
    return [testimonial?.slug, ...faqs.map(({ slug }) => slug)]
  }
  expect(proofFor('Pianos, arte & antiguidades')).toEqual(['piano', 'p1', 'p0', 'p2'])
  // "Mudanças" does not identify one of several services with this word.
  expect(proofFor('Mudanças de empresas')).toEqual([undefined, 'p0', 'p1', 'p2'])
  expect(proofFor('Montagem')).toEqual([undefined, 'p0', 'p1', 'p2'])
  // "Semanas" belongs to another service, which the text names.
  expect([proofFor('Categoria A')[0], proofFor('Categoria B')[0]]).toEqual(['mota', undefined])
  const nothing = { services: [], testimonials: [], faqs: [] }
  expect(proofOf(nothing, service('Pianos'))).toEqual({
    testimonial: undefined,
    faqs: [],
    hasMoreFaqs: false,
  })
})
