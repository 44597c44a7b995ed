import { copy } from '@/site.copy'

/** Marks a record that the business features. */
export function Featured() {
  return (
    <span className="self-start rounded-full bg-second px-3 py-0.5 text-small font-semibold text-on-second">
      {copy.products.featured}
    </span>
  )
}

/** Whether so few records of a list are wanted that a mark tells them apart: a quarter at most. */
export function isFew<Content>(records: Content[], isWanted: (record: Content) => boolean): boolean {
  return records.filter(isWanted).length * 4 <= records.length
}
