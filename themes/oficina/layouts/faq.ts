import type { FaqLayout } from '@/themes/layouts'

/** An arrow down, and up when it is open: the fonts have this arrow alone. */
export const faq: FaqLayout = {
  mark: "after:flex-none after:rotate-90 after:text-accent after:content-['→'/''] group-open:after:-rotate-90",
}
