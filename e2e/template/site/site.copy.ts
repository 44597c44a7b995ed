import { defineCopy, defineErrorCopy } from '@/lib/config/define-copy'

export const language = 'pt-PT'

/** The template's own texts, and no others. */
export const copy = defineCopy({})

export const errorCopy = defineErrorCopy({})
