import { copy } from '@/site.copy'

/** Stars out of five, with words for screen readers. */
export function Rating({ stars }: { stars: number }) {
  return (
    <p className="text-card tracking-widest text-accent">
      <span aria-hidden="true">
        {'★'.repeat(stars)}
        <span className="opacity-30">{'★'.repeat(5 - stars)}</span>
      </span>
      <span className="sr-only">{copy.testimonials.rating(stars)}</span>
    </p>
  )
}
