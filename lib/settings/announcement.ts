/** A temporary line of text at the top of every page. */
export interface Announcement {
  /** The text: at most 80 characters, which take two lines on a phone. */
  text: string
  /** Translations of the text, by language tag: `{ en: 'Closed from 24 to 26 December.' }`. Default: `text`. */
  textIn?: { [lang: string]: string }
  /** The target of the link in the announcement: a path of this site or an https address. Default: no link. */
  href?: string
  /** The start, in Lisbon time: '2026-12-18' or '2026-12-18T09:00'. Default: now. */
  from?: string
  /** The end, in Lisbon time: '2026-12-26' includes that whole day, '2026-12-26T18:00' ends at 18:00. Default: never. */
  until?: string
}

/** The longest text of an announcement, in characters. */
export const LONGEST_ANNOUNCEMENT = 80
