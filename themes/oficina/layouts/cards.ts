import type { CardsLayout, LinesLayout } from '@/themes/layouts'

/** A line of a timetable (`cards.css`). */
const line: LinesLayout = {
  list: '',
  card: 'board border-t border-line py-3 hover:bg-sunken',
  picture: 'max-lg:col-span-full print:hidden lg:col-start-4 lg:row-start-1',
  text: '',
  numbered: 'numbered',
}

/** Cells that share their lines, the first with its text over its picture. Services are a timetable, and values are numbered. */
export const cards: CardsLayout = {
  card: {
    list: 'gap-0 sm:cells',
    card: 'border-line bg-surface hover:bg-sunken',
    picture: '',
    text: 'p-6',
    lead: 'max-sm:border',
    over: {
      card: 'lg:min-h-[clamp(30rem,50vw,38rem)]',
      picture: 'lg:absolute lg:inset-0 lg:aspect-auto! lg:min-w-full',
      text: 'on-deep lg:relative lg:mt-auto lg:w-112 lg:max-w-4/5 lg:grow-0',
    },
    plate: 'bg-deep',
  },
  fields: { list: 'gap-1', card: 'on-accent numbered p-6 lg:min-h-80 lg:p-8' },
  services: {
    lines: {
      // The less important ones go on in the same timetable.
      primary: {
        ...line,
        list: 'm-0',
        picture: `${line.picture} max-lg:aspect-2/1!`,
        isLarge: true,
        width: '15rem',
      },
      featured: { ...line, picture: `${line.picture} max-lg:hidden`, width: '15rem' },
      secondary: {
        ...line,
        list: '[--board-picture:0rem]',
        hasTitlesAlone: true,
        titles: 'gap-x-8 [--board-picture:0rem] lg:grid lg:grid-cols-2',
      },
    },
  },
  values: {
    list: '[counter-reset:card] md:cells',
    value: 'numbered md:bg-surface md:p-6',
  },
}
