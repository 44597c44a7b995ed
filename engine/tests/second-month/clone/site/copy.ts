import { defineCopy, defineErrorCopy } from '@/lib/settings/define-copy'

export const language = 'pt-PT'

export const copy = /* @__PURE__ */ defineCopy({
  copyOf: { en: { nav: { home: 'Home', skip: 'Skip to the page' }, titles: { Reservar: 'Book' } } },
})

export const errorCopy = defineErrorCopy({})
