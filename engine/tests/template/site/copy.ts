import { defineCopy, defineErrorCopy } from '@/lib/settings/define-copy'

/** BCP 47 tag of all texts. */
export const language = 'pt-PT'

export const copy = /* @__PURE__ */ defineCopy({
  // lib/settings/default-copy.ts has all texts that the platform does not, in European Portuguese.
  // For example: actions: { quote: 'Peça um preço' },
  // docs/map.md says which setting or file changes what.
})

/* lib/settings/default-error-copy.ts has the texts of the page that says that something went wrong. */
export const errorCopy = defineErrorCopy({})
