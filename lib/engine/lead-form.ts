export type { FormAction, FormAnswer } from '@/lib/engine/leads/form-answer'
export {
  campaignField,
  captchaField,
  honeypotField,
  languageField,
  pageField,
  TICKED,
} from '@/lib/engine/leads/values'
