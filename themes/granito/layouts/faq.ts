import type { FaqLayout } from '@/themes/layouts'

export const faq: FaqLayout = {
  mark: "after:flex-none after:text-[1.5em] after:leading-none after:font-normal after:text-accent after:content-['+'/''] group-open:after:content-['–'/'']",
}
