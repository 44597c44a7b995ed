import { site } from '@/site.config'
import { altcha } from './altcha'

/** A step that a browser takes before a lead is sent. Its part in the browser is components/lead-form/solve-captcha.ts. */
interface Captcha {
  /** What the browser has to solve, as JSON. */
  challenge: () => Promise<unknown>
  /** Whether an answer is right, in time, and given for the first time. */
  isSolved: (answer: string) => Promise<boolean>
}

const captchas: Record<typeof site.captcha, Captcha> = { none: altcha, altcha }

/** Where none is configured it is asked for in a flood of leads only. */
export const captcha = captchas[site.captcha]

/** Whether every lead needs it. */
export const isCaptchaAlways = site.captcha !== 'none'
