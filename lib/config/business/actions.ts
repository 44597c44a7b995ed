/** What the site asks its visitors to do: a button in the header, on the first screen and at the end of pages. */
export interface ActionSettings {
  /** A path of this site, or another address: https: (WhatsApp too), tel:, mailto:. It opens in the same tab. */
  href: string
  title: string
  /** A name of `components/icons.ts`, or a square SVG in `public/`, drawn in the colour of the text. Absent: that of a phone, a message or an e-mail, if `href` is such an address. */
  icon?: string
}

/** Who may be asked for a quote: nobody, or these services by their slugs. */
export type QuoteSettings = false | { services: string[] }
