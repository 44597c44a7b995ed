/** The client's colours over those of the theme, in CSS notation. */
export interface ClientColours {
  /** The client's accent colour; the theme's when absent. `npm run check` refuses a colour that is too faint to read. */
  accent?: string
  /**
   * The accent on deep bands and dark pages. When absent it is `accent`, or its nearest shade that can be read there: a light one, such
   * as pink for bordeaux. A colour that cannot be read there is refused.
   */
  accentOnDeep?: string
  /** A second colour of the brand, for marks such as "Em destaque" and for sections with `tone: 'second'`; the accent when absent. */
  secondAccent?: string
}

/**
 * Whose records show the icon that the platform gives them: false for none, `{ products: false }` for all but products. Values have no
 * icon on the platform, and show none.
 */
export type IconSetting = false | { services?: boolean; products?: boolean; values?: boolean }
