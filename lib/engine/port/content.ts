export { emailAddresses, phoneNumbers } from '@/lib/site/content/contact'
export { addressIn, copyIn, isLanguage } from '@/lib/site/content/copy-in'
export { bySlug } from '@/lib/site/content/find'
export { settingAt } from '@/lib/site/content/new-paths'
export { pagesAbove, pageTitleOf, registeredPage } from '@/lib/site/content/page-titles'
export { partBehind, type Site, siteOf } from '@/lib/site/content/site'
export {
  isThanks,
  languageOf,
  openGraphLocale,
  pagesInLanguages,
  translationsOf,
} from '@/lib/site/content/translations'
