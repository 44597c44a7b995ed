import { anchor, exactLine, line, prose, withTitle } from '@site-starter/engine/fields'
import { isIdOfPage } from '@site-starter/engine/text'
import { z } from 'zod'
import type { Collection } from './kind'

// Category names stay untrimmed, because questions are grouped by the exact string.
const schema = z
  .object({ slug: anchor, question: line, answer: prose, category: exactLine })
  .transform((faq) => {
    const { title } = withTitle({ slug: faq.slug, title: faq.question, description: faq.answer })
    return { ...faq, question: title }
  })

export type Faq = z.output<typeof schema>

/** The anchor of a question: its slug, with a prefix if the slug is an `id` of the page or could be another anchor. */
export function anchorOf(slug: string): string {
  const name = slug.normalize()
  return name.includes(':') || isIdOfPage(name) ? `pergunta:${name}` : name
}

export const faqs = {
  contracts: { 6: 'faqs' },
  schema: () => schema,
  page: { name: 'faqs', folder: 'perguntas-frequentes' },
  search: {
    group: 'perguntas',
    found: ({ question, category, answer }) => ({
      title: question,
      about: category.trim(),
      summary: [category],
      text: [answer],
      passages: [answer],
    }),
    anchor: ({ slug }) => anchorOf(slug),
  },
} as const satisfies Collection<Faq>
