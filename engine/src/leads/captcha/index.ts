import { siteConfig } from '../../port/config'
import { altcha } from './altcha'

/** Makes the task that a browser solves before a lead is sent, and tells whether an answer is right, in time, and given for the first time. */
export const captcha = altcha

/** With `none` only a flood of leads makes the form ask for one. */
export const isCaptchaAlways = siteConfig.captcha !== 'none'
