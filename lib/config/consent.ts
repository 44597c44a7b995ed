import type { AddedScript } from './types'

/** What the site asks its visitors for, before it loads the scripts of others. */
export interface Consent {
  /** They are loaded after a yes, on the live site only. */
  scripts: ConsentScript[]
  /** Cookies of your own, by name, which stay when a visitor takes the consent back. */
  ownCookies?: string[]
}

interface ConsentScript extends AddedScript {
  /** Who gets the visitor's data, as the question names it: 'Google Analytics'. A new name asks everybody again. */
  name: string
}
