import { defineCopy, defineErrorCopy } from '@/lib/settings/define-copy'
import { en } from './copy.en'
import { fr } from './copy.fr'

/** BCP 47 tag of all texts. */
export const language = 'pt-PT'

export const copy = /* @__PURE__ */ defineCopy({
  pages: { services: 'Quartos' },
  actions: { allServices: 'Ver todos os quartos' },
  home: {
    services: { title: 'Onde se dorme', text: 'Três quartos e uma casa inteira.' },
    closing: { title: 'Venha cá passar uns dias', text: 'Diga-nos quais, e respondemos no próprio dia.' },
  },
  services: {
    tiers: { primary: 'Quartos', featured: 'Também temos', secondary: 'Uma casa inteira' },
    related: (count: number) => (count === 1 ? 'Outro quarto' : 'Outros quartos'),
    next: 'Fica com este quarto?',
    nextText: 'Diga-nos em que noites.',
  },
  notFound: { services: 'Talvez procure um quarto' },
  copyOf: { en, fr },
  rooms: {
    prices: 'Quanto custa uma noite',
    inverno: 'De outubro a março',
    verão: 'De abril a setembro',
    weekend: (price: string) => `${price} à sexta e ao sábado`,
  },
})

export const errorCopy = defineErrorCopy({})
