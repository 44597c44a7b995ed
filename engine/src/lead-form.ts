export type { FormAction, FormAnswer } from './leads/form-answer'
export {
  campaignField,
  captchaField,
  honeypotField,
  languageField,
  pageField,
  TICKED,
} from './leads/values'
