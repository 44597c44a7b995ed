import type { CardsLayout } from '@/themes/layouts'

/** Framed cards, with services in a grid. */
export const cards: CardsLayout = {
  card: {
    list: 'gap-4 sm:gap-6 lg:gap-8',
    card: 'gap-x-2 rounded-card border border-line bg-surface p-2 hover:border-accent',
    picture: 'rounded-[max(0px,calc(var(--radius-m)-0.5rem))]',
    text: 'p-4',
    plate: 'on-deep',
    // On a tablet its neighbour is as large.
    lead: 'sm:max-lg:[&_:is(h2,h3)]:text-card',
  },
  fields: { list: 'gap-4 sm:gap-6 lg:gap-8', card: 'on-deep rounded-picture p-6 sm:p-10 lg:min-h-80' },
  services: {
    grid: { primary: { columns: 'lead' }, featured: {}, secondary: { isIndex: true, hasTitlesAlone: true } },
  },
  values: {
    list: 'md:gap-6 lg:gap-8',
    value: 'md:self-start md:rounded-card md:border md:bg-surface md:p-6',
  },
}
