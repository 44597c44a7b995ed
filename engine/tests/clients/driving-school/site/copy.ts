import { defineCopy, defineErrorCopy } from '@/lib/settings/define-copy'

/** BCP 47 tag of all texts. */
export const language = 'pt-PT'

export const copy = /* @__PURE__ */ defineCopy({
  pages: { services: 'Cursos', faqs: 'Dúvidas', about: 'A escola' },
  actions: { allServices: 'Ver todos os cursos' },
  home: {
    services: {
      title: 'Escolha a sua carta',
      text: 'Cada curso diz o que inclui e a partir de que idade o pode fazer.',
    },
    testimonials: { title: 'Quem já tem a carta' },
    faqs: { title: 'Dúvidas' },
    posts: { title: 'Do nosso blogue', text: 'Papéis, regras e conselhos de quem dá aulas todos os dias.' },
    closing: {
      title: 'Vamos a isso?',
      text: 'Inscreva-se em dois minutos. Ligamos-lhe para marcar a primeira aula.',
    },
  },
  services: {
    intro: 'Da primeira carta ao regresso à estrada. Se não sabe qual lhe serve, pergunte-nos.',
    tiers: {
      primary: 'Os cursos mais procurados',
      featured: 'A partir dos 16 anos',
      secondary: 'Para quem já tem carta',
    },
    next: 'É este o seu curso?',
    nextText: 'Inscreva-se agora e começa o código já na próxima turma.',
  },
  search: { groups: { servicos: 'Cursos' } },
  notFound: {
    title: 'Enganou-se na saída',
    text: 'Esta página não existe ou mudou de sítio. Dê a volta na próxima rotunda e escolha um destes destinos.',
    services: 'Os nossos cursos',
  },
  copyOf: {
    en: {
      nav: {
        skip: 'Skip to content',
        main: 'Main menu',
        footer: 'Footer menu',
        legal: 'Legal notices',
        close: 'Close the menu',
        overview: 'Overview',
        home: 'Home',
        quick: 'Quick contact',
      },
      pages: {
        services: 'Courses',
        blog: 'Blog',
        testimonials: 'Reviews',
        faqs: 'Questions',
        about: 'About us',
        contact: 'Contact',
        terms: 'Terms',
        privacy: 'Privacy policy',
      },
      actions: {
        call: 'Call',
        callNumber: (phone: string) => `Call ${phone}`,
        openInNewTab: '(opens in a new tab)',
      },
      home: {
        closing: {
          title: 'Shall we start?',
          text: 'Enrol in two minutes. We call you to arrange the first lesson.',
        },
      },
      search: { open: 'Search this site' },
      contact: { tariffs: { fixed: 'call to the national fixed network' } },
      footer: { contacts: 'Talk to us', pages: 'On this site', complaintsBook: 'Complaints book' },
      announcement: { title: 'Notice', close: 'Close this notice' },
      titles: {
        'Inscrever-me': 'Enrol',
        Inscrição: 'Enrolment',
        'Preços e horários': 'Prices and timetable',
        Exames: 'Exams',
        'Exame teórico': 'Theory exam',
        'Exame prático': 'Driving test',
      },
    },
  },
})

export const errorCopy = defineErrorCopy({})
