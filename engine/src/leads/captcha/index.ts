import { siteConfig } from '../../port/config'
import { altcha } from './altcha'

/** Creates the challenge that a browser solves before it sends a lead, and checks that an answer is correct, in time and unused. */
export const captcha = altcha

/** Whether every lead needs a captcha. With `none`, forms ask for one only during a flood of leads. */
export const isCaptchaAlways = siteConfig.captcha !== 'none'
