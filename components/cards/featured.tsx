import { copy } from '@/site.copy'

/** Marks a record that the business features. */
export function Featured() {
  return (
    <span className="rounded-full bg-accent px-3 py-0.5 text-small font-semibold text-on-accent">
      {copy.products.featured}
    </span>
  )
}
