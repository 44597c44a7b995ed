export type { FormAction, FormAnswer } from '@/engine/src/leads/form-answer'
export {
  campaignField,
  captchaField,
  honeypotField,
  languageField,
  pageField,
  TICKED,
} from '@/engine/src/leads/values'
