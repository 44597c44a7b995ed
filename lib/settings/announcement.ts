/** A line at the top of every page, for some time. */
export interface Announcement {
  /** So short that it has two lines at most on a phone: 80 characters. */
  text: string
  /** The text on pages in another language: `{ en: 'Closed from 24 to 26 December.' }`. Without it they have `text`. */
  textIn?: { [lang: string]: string }
  /** Where it leads: a path of this site or an https address. */
  href?: string
  /** In Lisbon: '2026-12-18', or with a time '2026-12-18T09:00'. */
  from?: string
  /** Likewise. A date alone ends with its day. */
  until?: string
}

/** Characters. */
export const LONGEST_ANNOUNCEMENT = 80
