import { defineCopy, defineErrorCopy } from '@/lib/settings/define-copy'

/** BCP 47 tag of all texts. */
export const language = 'pt-PT'

/** The template's own texts, and no others. */
export const copy = /* @__PURE__ */ defineCopy({
  home: {
    // The examples of the documentation come here.
  },
})

export const errorCopy = defineErrorCopy({})
