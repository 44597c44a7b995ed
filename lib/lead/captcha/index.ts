import { siteConfig } from '@/site.config'
import { altcha } from './altcha'

/** A task that the browser solves before a lead is sent. The browser's part is lib/pages/inline-scripts/browser/form/proof-of-work.ts. */
interface Captcha {
  /** What the browser has to solve, as JSON. */
  challenge: () => Promise<unknown>
  /** Whether an answer is right, in time, and given for the first time. */
  isSolved: (answer: string) => Promise<boolean>
}

/** With `none` a flood of leads still makes the form ask for one. */
const captchas: Record<typeof siteConfig.captcha, Captcha> = { none: altcha, altcha }

export const captcha = captchas[siteConfig.captcha]

export const isCaptchaAlways = siteConfig.captcha !== 'none'
