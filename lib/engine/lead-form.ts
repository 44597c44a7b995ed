export type { FormAction, FormAnswer } from '@/lib/engine/leads/form-answer'
export { campaignField, captchaField, honeypotField, pageField, TICKED } from '@/lib/engine/leads/values'
