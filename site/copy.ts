/*
 * The texts in which this site differs from the template; lib/settings/default-copy.ts has all that a visitor reads and that does not come
 * from the platform, in European Portuguese.
 */
import { defineCopy, defineErrorCopy } from '@/lib/settings/define-copy'

/** BCP 47 tag of all texts. */
export const language = 'pt-PT'

export const copy = /* @__PURE__ */ defineCopy({
  actions: { quote: 'Pedir orçamento' },
  home: {
    services: {
      title: 'O que fazemos',
      text: 'Escolha um serviço e veja o que inclui.',
    },
    closing: {
      title: 'Conte-nos do que precisa',
      text: 'Respondemos com uma proposta clara: o que fazemos, em que prazo e por quanto.',
    },
  },
})

export const errorCopy = defineErrorCopy({})
