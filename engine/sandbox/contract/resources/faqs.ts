import { z } from 'zod'
import { collection } from '../collection'
import { text } from '../text'

const faq = z.strictObject({
  slug: z.string().regex(/^\S+$/, 'must be usable as an anchor, without spaces'),
  question: text,
  answer: text,
  category: text,
})

export const faqs = collection(faq).superRefine((rows, context) => {
  const seen = new Set<string>()
  rows.forEach(({ category }, index) => {
    if (seen.has(category) && rows[index - 1]?.category !== category) {
      const message = `"${category}" was left and begins again: questions of a group are adjacent`
      context.addIssue({ code: 'custom', path: [index, 'category'], message })
    }
    seen.add(category)
  })
})
