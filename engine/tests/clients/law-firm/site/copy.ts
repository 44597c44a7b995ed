import { defineCopy, defineErrorCopy } from '@/lib/settings/define-copy'
import { english } from '@/site/english'

/** BCP 47 tag of all texts. */
export const language = 'pt-PT'

export const copy = /* @__PURE__ */ defineCopy({
  copyOf: { en: english },
  pages: { services: 'Áreas de prática' },
  actions: { allServices: 'Ver todas as áreas' },
  home: {
    services: { title: 'Áreas de prática', text: 'Do direito da família ao direito do trabalho.' },
    testimonials: { title: 'O que dizem os nossos clientes' },
    posts: { text: 'A lei em linguagem comum.' },
    closing: {
      title: 'Conte-nos o seu caso',
      text: 'Dizemos-lhe o que a lei permite, quanto demora e quanto custa.',
    },
  },
  services: {
    intro: 'Escolha o assunto que o preocupa. Se tiver dúvidas, fale connosco.',
    tiers: { primary: 'Áreas principais', featured: 'Também tratamos de', secondary: 'Outras áreas' },
    highlights: 'O que pode esperar',
    related: () => 'Outras áreas',
    next: 'Precisa de um advogado nesta área?',
    nextText: 'Marque uma consulta em Matosinhos, em Lisboa ou por videoconferência.',
  },
  blog: { intro: 'O que muda na lei, explicado por quem a aplica todos os dias.' },
  contact: {
    intro: 'Marque uma consulta por telefone, por e-mail ou com o formulário.',
    formTitle: 'Marcar consulta',
  },
  form: {
    fields: { serviceSlug: 'Área do direito' },
    hints: { message: 'O seu assunto, em poucas linhas, e quando lhe dá jeito.' },
    invalid: { serviceSlug: 'Escolha uma área da lista.' },
    privacy: 'O que nos escreve está sujeito a segredo profissional.',
  },
  search: { groups: { servicos: 'Áreas de prática' } },
  notFound: {
    title: 'Este processo não está no arquivo',
    text: 'A página mudou de sítio ou já não existe.',
    services: 'Talvez procure uma destas áreas',
  },
})

export const errorCopy = defineErrorCopy({})
