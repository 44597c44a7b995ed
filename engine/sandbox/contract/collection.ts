import { z } from 'zod'

/** A list in display order with unique slugs. */
export function collection<Row extends z.ZodType<{ slug: string }>>(row: Row) {
  return z.array(row).superRefine((rows, context) => {
    const seen = new Set<string>()
    rows.forEach(({ slug }, index) => {
      if (seen.has(slug)) {
        context.addIssue({ code: 'custom', path: [index, 'slug'], message: `"${slug}" is used twice` })
      }
      seen.add(slug)
    })
  })
}
