export { emailAddresses, phoneNumbers } from '@/lib/content/contact'
export { addressIn, copyHere, copyIn, forLanguage, isLanguage } from '@/lib/content/copy-in'
export { bySlug, pageNamesOf } from '@/lib/content/find'
export { settingAt } from '@/lib/content/new-paths'
export { type PageAt, pageAt } from '@/lib/content/page-at'
export { isGone, pagesAbove, pageTitleOf, registeredPage } from '@/lib/content/page-titles'
export { mainPlace, type Place, placesOf, settingsBesidePlaces } from '@/lib/content/places'
export { partBehind, type Site, siteOf } from '@/lib/content/site'
export {
  firstPageIn,
  isThanks,
  languageOf,
  languageOfMissing,
  missingPages,
  openGraphLocale,
  pagesInLanguages,
  translationsOf,
} from '@/lib/content/translations'
