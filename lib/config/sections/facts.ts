import { z } from 'zod'
import { optional, type Titled, text, titled } from './fields'

/** Figures: how much, how long, how many. */
export interface Numbers extends Titled {
  numbers: {
    /** As it is written: '1962', '4,8'. */
    value: string
    /** Set smaller beside the figure: 'm²', 'anos'. */
    unit?: string
    /** What the figure counts. */
    label: string
    /** Where it comes from. */
    source?: string
  }[]
}

export const numbers: z.ZodType<Numbers> = z.strictObject({
  ...titled,
  numbers: z.array(z.strictObject({ value: text, unit: optional, label: text, source: optional })),
})

/** What happens, in its order. */
export interface Steps extends Titled {
  steps: {
    title: string
    text?: string
    /** How long it takes: '2 dias'. */
    duration?: string
  }[]
}

export const steps: z.ZodType<Steps> = z.strictObject({
  ...titled,
  steps: z.array(z.strictObject({ title: text, text: optional, duration: optional })),
})

/** A menu or a price list. */
export interface PriceList extends Titled {
  groups: {
    title?: string
    /** Below the title: 'até às 15h'. */
    note?: string
    items: {
      title: string
      text?: string
      /** Euros, or words: 'desde 12 €'. Without a price it is on request. */
      price?: number | string
      /** Small, beside the price: 'por pessoa'. */
      per?: string
      /** Small, below the title: 'contém glúten e ovo'. */
      note?: string
    }[]
  }[]
  /** Below the list: taxes, allergens, until when it is valid. */
  note?: string
}

const item = z.strictObject({
  title: text,
  text: optional,
  price: z.union([z.number().nonnegative(), text], 'must be a number, or a text').exactOptional(),
  per: optional,
  note: optional,
})

export const priceList: z.ZodType<PriceList> = z.strictObject({
  ...titled,
  groups: z.array(z.strictObject({ title: optional, note: optional, items: z.array(item) })),
  note: optional,
})
