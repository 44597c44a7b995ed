import { decimal } from '@site-starter/engine/own-data'
import { canBeInIframe } from '@site-starter/engine/text'
import { z } from 'zod'
import { dataName, link, listOf, localPath, optional, picture, pictureWith, text, titled } from './fields'

/** Selects the rows with these values, and leaves their columns out: `{ quarto: 'Rio' }`. */
const where = z.record(text, z.union([text, z.number()], 'must be a text or a number'))

const pricedItem = {
  title: text,
  text: optional,
  /** The price: a number in euros, or a text such as 'desde 12 €'. Without a price it is on request. */
  price: z.union([z.number().nonnegative(), text], 'must be a number, or a text').exactOptional(),
  /** A small text beside the price: 'por pessoa'. */
  per: optional,
  /** A small text below the title: 'contém glúten e ovo'. */
  note: optional,
}

/** The columns of a price file in `site/data/`. */
export const priceColumns = {
  ...pricedItem,
  price: z.union([decimal, text]).exactOptional(),
  group: optional,
}

/** Schemas of the sections whose content is in the client's files. site/config.ts uses their types; Markdown pages are validated with them. */
export const contentSchemas = {
  /** Pictures with a text beside each, on alternating sides. */
  pictureAndText: titled({
    items: listOf({
      title: optional,
      /** The text. Blank lines separate paragraphs. */
      text,
      picture,
      /** A link below the text. */
      link: z.strictObject({ href: link, title: text }).exactOptional(),
    }),
    /** The side of the first picture on a wide screen. Default: 'left'. */
    side: z.enum(['left', 'right'], 'must be left or right').exactOptional(),
  }),
  /** Any number of pictures: one fills the width, two share it, and those after the ninth are folded away. */
  gallery: titled({
    pictures: z.array(
      pictureWith({
        /** A caption below the picture. */
        caption: optional,
      }),
    ),
  }),
  /** Logos of clients or partners, all in one colour. */
  logos: titled({
    /** The logo files, best as SVG. `alt` is the name of the company. */
    logos: z.array(pictureWith({ href: link.exactOptional() })),
  }),
  /** The people of the business. One or two people can have a biography. */
  people: titled({
    people: listOf({
      name: text,
      role: optional,
      /** The biography. Blank lines separate paragraphs. */
      text: optional,
      picture: picture.exactOptional(),
      /** The path of the page about this person: '/equipa/helena-prata'. */
      href: link.exactOptional(),
    }),
  }),
  /** Cards of the Markdown pages in a folder, in the order of their files. */
  pages: titled({
    /** The path of the parent page: '/equipa'. Default: the page that contains the section. */
    of: link.exactOptional(),
  }),
  /** Key figures: how much, how long, how many. */
  numbers: titled({
    numbers: listOf({
      /** The figure as text: '1962', '4,8'. */
      value: text,
      /** The unit, in smaller type beside the figure: 'm²', 'anos'. */
      unit: optional,
      /** What the figure counts. */
      label: text,
      /** The source of the figure. */
      source: optional,
    }),
  }),
  /** The steps of a process, in order. */
  steps: titled({
    steps: listOf({
      title: text,
      text: optional,
      /** The duration of the step: '2 dias'. */
      duration: optional,
    }),
  }),
  /** Videos: files in `public/`, or from a provider. The browser loads nothing from a provider before a click. */
  video: titled({
    videos: listOf({
      /** The video: '/video/casa.mp4', or its address on YouTube or Vimeo. */
      src: z.union(
        [localPath, z.url({ protocol: /^https$/ })],
        'must be a path of public/, or an https address',
      ),
      title: text,
      poster: picture,
      /** The length of the video: '1 min 40 s'. */
      length: optional,
      /** A WebVTT file with subtitles for a file in `public/`: '/video/casa.vtt'. */
      subtitles: localPath.exactOptional(),
    }),
  }),
  /** A form of one to three fields for anything but a lead: a newsletter, a callback. */
  smallForm: titled({
    /** The address the form posts to: your own route ('/api/boletim'), or a provider's https address whose origin is in `formOrigins`. */
    action: link,
    fields: listOf({
      /** The field name that the receiver expects. */
      name: text,
      label: text,
      /** The type of the input. Default: 'text'. */
      kind: z.enum(['text', 'email', 'tel'], 'must be text, email or tel').exactOptional(),
      /** Whether the field is required. Default: true. */
      required: z.boolean().exactOptional(),
    })
      .min(1, 'needs a field')
      .max(3, 'has more than three fields: take a page with a form'),
    /** Hidden fields that a provider needs: `{ list: '42' }`. */
    hidden: z.record(z.string(), z.string()).exactOptional(),
    button: text,
    /** A text below the fields: what happens with the answer, how often you write. */
    promise: optional,
  }),
  /** Files to download. The site reads type and size from each file. */
  downloads: titled({
    files: listOf({
      title: text,
      /** The path of a file in `public/`: '/ficheiros/ementa.pdf'. */
      file: localPath,
      text: optional,
      /** The heading of a group. Files of one group are listed together. */
      group: optional,
    }),
  }),
  /** A menu or a price list. */
  priceList: titled({
    groups: listOf({
      title: optional,
      /** A text below the title: 'até às 15h'. */
      note: optional,
      items: listOf(pricedItem),
    }).exactOptional(),
    /** A file in `site/data/` that replaces `groups`, such as 'precos.csv', with the columns title, price, text, per, note and group. */
    data: dataName.exactOptional(),
    where: where.exactOptional(),
    /** Whether the items are dishes or drinks. Structured data then describes a menu with its prices. Default: false. */
    dishes: z.boolean('must be true or false').exactOptional(),
    /** A text below the list: taxes, allergens, period of validity. */
    note: optional,
  }),
  /** A table from a file in `site/data/`. */
  table: titled({
    /** A file in `site/data/`, such as 'horario.csv'. Its first line contains the column names. */
    data: dataName,
    where: where.exactOptional(),
    /** The columns whose numbers are prices. The site adds the currency: `['Época alta']`. */
    prices: z.array(text).exactOptional(),
    /** A text below the table. */
    note: optional,
  }),
  /** Places of business and directions to them. A map loads only after a click. */
  directions: titled({
    places: listOf({
      name: text,
      /** The lines of the address. */
      address: z.array(text).min(1, 'needs a line'),
      /** Opening hours, one text per line: ['Segunda a sexta, 9h–18h']. */
      hours: z.array(text).exactOptional(),
      /** Directions: parking, bus, metro. */
      way: optional,
      /** The embed address of the map, from the provider's `<iframe>` code. */
      map: z
        .url({ protocol: /^https$/, error: 'must be an https address' })
        .refine(canBeInIframe, 'cannot be shown in a frame: take the address of its <iframe>')
        .exactOptional(),
      /** A picture of the place, or a drawn map. */
      picture: picture.exactOptional(),
    }),
  }),
  /** A quotation over a picture. */
  quoteOnPicture: z.strictObject({
    /** The quotation, without quotation marks. */
    quote: text,
    author: text,
    role: optional,
    /** A wide picture whose left half is plain enough for text. */
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
