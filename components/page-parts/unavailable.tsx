import { copy } from '@/site.copy'

/** Marks a product that is listed but not sold. */
export function Unavailable() {
  return (
    <span className="rounded-full border border-danger px-3 py-0.5 text-small font-semibold text-danger">
      {copy.products.unavailable}
    </span>
  )
}
