import { decimal } from '@site-starter/engine/own-data'
import { canBeFramed } from '@site-starter/engine/text'
import { z } from 'zod'
import { dataName, link, listOf, localPath, optional, picture, pictureWith, text, titled } from './fields'

/** Only the rows of the file with these values, whose columns are left out: `{ quarto: 'Rio' }`. */
const where = z.record(text, z.union([text, z.number()], 'must be a text or a number'))

const pricedItem = {
  title: text,
  text: optional,
  /** Euros, or words: 'desde 12 €'. Without a price it is on request. */
  price: z.union([z.number().nonnegative(), text], 'must be a number, or a text').exactOptional(),
  /** Small, beside the price: 'por pessoa'. */
  per: optional,
  /** Small, below the title: 'contém glúten e ovo'. */
  note: optional,
}

/** The columns of a file with prices. */
export const priceColumns = {
  ...pricedItem,
  price: z.union([decimal, text]).exactOptional(),
  group: optional,
}

/** The content of each section that takes it from the client's files. The types of site/config.ts follow; Markdown pages are checked by it. */
export const contentSchemas = {
  /** Pictures with a text beside each, on alternating sides. */
  pictureAndText: titled({
    items: listOf({
      title: optional,
      /** Blank lines separate paragraphs. */
      text,
      picture,
      /** A link below the text. */
      link: z.strictObject({ href: link, title: text }).exactOptional(),
    }),
    /** The side of the first picture on a wide screen; 'left' when absent. */
    side: z.enum(['left', 'right'], 'must be left or right').exactOptional(),
  }),
  /** Pictures of any number: one is full, two are halves, more than nine are folded away. */
  gallery: titled({
    pictures: z.array(
      pictureWith({
        /** Shown below the picture. */
        caption: optional,
      }),
    ),
  }),
  /** Logos of clients or partners, in one ink. */
  logos: titled({
    /** SVG is best. `alt` is the name of the company. */
    logos: z.array(pictureWith({ href: link.exactOptional() })),
  }),
  /** The people of the business. One or two may have a biography. */
  people: titled({
    people: listOf({
      name: text,
      role: optional,
      /** Blank lines separate paragraphs. */
      text: optional,
      picture: picture.exactOptional(),
      /** The page about this person: '/equipa/helena-prata'. */
      href: link.exactOptional(),
    }),
  }),
  /** Cards of the Markdown pages in a folder, in the order of their files. */
  pages: titled({
    /** The page above them: '/equipa'. Absent: the page on which the section stands. */
    of: link.exactOptional(),
  }),
  /** Figures: how much, how long, how many. */
  numbers: titled({
    numbers: listOf({
      /** As it is written: '1962', '4,8'. */
      value: text,
      /** Set smaller beside the figure: 'm²', 'anos'. */
      unit: optional,
      /** What the figure counts. */
      label: text,
      /** Where it comes from. */
      source: optional,
    }),
  }),
  /** What happens, in its order. */
  steps: titled({
    steps: listOf({
      title: text,
      text: optional,
      /** How long it takes: '2 dias'. */
      duration: optional,
    }),
  }),
  /** Videos: files of `public/`, or of a provider. Nothing is loaded from a provider before a click. */
  video: titled({
    videos: listOf({
      /** '/video/casa.mp4', or the address of a video at YouTube or Vimeo. */
      src: z.union(
        [localPath, z.url({ protocol: /^https$/ })],
        'must be a path of public/, or an https address',
      ),
      title: text,
      poster: picture,
      /** How long it is: '1 min 40 s'. */
      length: optional,
      /** Subtitles of a file of `public/`, as WebVTT: '/video/casa.vtt'. */
      subtitles: localPath.exactOptional(),
    }),
  }),
  /** A form of one to three fields, for anything but a lead: a newsletter, a callback. */
  smallForm: titled({
    /** Where it is sent: a route of your own ('/api/boletim'), or a provider's https address, whose origin is in `formOrigins`. */
    action: link,
    fields: listOf({
      /** The name that the receiver expects. */
      name: text,
      label: text,
      /** 'text' when absent. */
      kind: z.enum(['text', 'email', 'tel'], 'must be text, email or tel').exactOptional(),
      /** Absent: it has to be filled in. */
      required: z.boolean().exactOptional(),
    })
      .min(1, 'needs a field')
      .max(3, 'has more than three fields: take a page with a form'),
    /** Fields that a provider wants and nobody sees: `{ list: '42' }`. */
    hidden: z.record(z.string(), z.string()).exactOptional(),
    button: text,
    /** Below the field: what is done with the answer, how often you write. */
    promise: optional,
  }),
  /** Files to take away. Type and size are read from the file. */
  downloads: titled({
    files: listOf({
      title: text,
      /** A file of `public/`: '/ficheiros/ementa.pdf'. */
      file: localPath,
      text: optional,
      /** Files with the same group stand together under it. */
      group: optional,
    }),
  }),
  /** A menu or a price list. */
  priceList: titled({
    groups: listOf({
      title: optional,
      /** Below the title: 'até às 15h'. */
      note: optional,
      items: listOf(pricedItem),
    }).exactOptional(),
    /** In the place of `groups`: 'precos.csv', a file of `site/data/` with the columns title, price, text, per, note and group. */
    data: dataName.exactOptional(),
    where: where.exactOptional(),
    /** Whether these are dishes or drinks: search engines are told of a menu with its prices. */
    dishes: z.boolean('must be true or false').exactOptional(),
    /** Below the list: taxes, allergens, until when it is valid. */
    note: optional,
  }),
  /** A table of a file. */
  table: titled({
    /** 'horario.csv': a file of `site/data/`, whose first line has the names of the columns. */
    data: dataName,
    where: where.exactOptional(),
    /** The columns whose numbers are prices, which are written with the currency: `['Época alta']`. */
    prices: z.array(text).exactOptional(),
    /** Below the table. */
    note: optional,
  }),
  /** Where the business is, and the way there. A map asks before it loads. */
  directions: titled({
    places: listOf({
      name: text,
      /** The lines of the address. */
      address: z.array(text).min(1, 'needs a line'),
      /** 'Segunda a sexta, 9h–18h'. */
      hours: z.array(text).exactOptional(),
      /** The way there: parking, bus, metro. */
      way: optional,
      /** The address that the map's provider gives for an `<iframe>`. */
      map: z
        .url({ protocol: /^https$/, error: 'must be an https address' })
        .refine(canBeFramed, 'cannot be shown in a frame: take the address of its <iframe>')
        .exactOptional(),
      /** A picture of the place, or a drawn map. */
      picture: picture.exactOptional(),
    }),
  }),
  /** Somebody's words over a picture. */
  quoteOnPicture: z.strictObject({
    /** Without quotation marks. */
    quote: text,
    author: text,
    role: optional,
    /** Wide, with a quiet left half. */
    picture,
  }),
  /** A band with the main action and the phone number. */
  mainAction: z.strictObject({ title: text, text: optional }),
}

export type ContentSection = keyof typeof contentSchemas
export type SectionContents = { [K in ContentSection]: z.output<(typeof contentSchemas)[K]> }

export function isContentSection(name: string): name is ContentSection {
  return Object.hasOwn(contentSchemas, name)
}
