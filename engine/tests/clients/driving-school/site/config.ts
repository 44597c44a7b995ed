import { defineSite } from '@/lib/settings/define-site'

export const siteConfig = defineSite({
  theme: 'oficina',
  accent: '#ffc20e',
  logo: { light: '/logo.svg', dark: '/logo-escuro.svg' },
  icon: '/icone.svg',
  paths: { services: 'cursos' },
  menu: [
    'services',
    '/precos',
    { title: 'Exames', href: '/exames', entries: ['/exames/teorico', '/exames/pratico'] },
    'blog',
    'about',
    'contact',
  ],
  footerMenu: [
    'services',
    '/precos',
    '/exames',
    '/inscricao',
    'testimonials',
    'blog',
    'faqs',
    'about',
    'contact',
  ],
  mainAction: { href: '/inscricao', title: 'Inscrever-me', icon: 'check' },
  quote: false,
  home: [
    'hero',
    'services',
    {
      section: 'steps',
      title: 'Da inscrição à carta',
      steps: [
        {
          title: 'Inscrição',
          duration: '20 minutos',
          text: 'Aqui ou na secretaria, com o Cartão de Cidadão.',
        },
        {
          title: 'Código',
          duration: '2 meses',
          text: 'Aulas na sala e testes no telemóvel, até ao exame teórico.',
        },
        {
          title: 'Condução',
          duration: '3 meses',
          text: 'Sempre com o mesmo instrutor, no horário que combinarem.',
        },
        {
          title: 'Exame prático',
          duration: '40 minutos',
          text: 'No carro em que aprendeu, quando estiver preparado.',
        },
      ],
    },
    {
      section: 'video',
      title: 'A primeira aula ao volante',
      videos: [
        {
          src: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
          title: 'Como é a primeira aula de condução',
          poster: { src: '/primeira-aula.svg', alt: 'Uma estrada a direito, vista do lugar do condutor' },
          length: '3 min',
        },
      ],
    },
    { section: 'testimonials', most: 1 },
    'posts',
    'faqs',
    'locations',
    'closing',
  ],
  recordSections: { '/cursos/categoria-b': { after: ['prestacoes'] } },
  formFields: ['name', 'email', 'phone', 'message'],
  pages: [
    {
      path: '/inscricao',
      title: 'Inscrição',
      description: 'Dois passos, menos de dois minutos. Depois ligamos-lhe para marcar a primeira aula.',
    },
    {
      path: '/inscricao/obrigado',
      title: 'Já temos o seu pedido',
      description: 'Ligamos-lhe no próximo dia útil para combinar a primeira aula.',
      isListed: false,
    },
  ],
  announcement: {
    text: 'Inscrições abertas para o curso de janeiro',
    textIn: { en: 'Enrolment is open for the January course' },
    href: '/inscricao',
    from: '2026-11-23',
    until: '2099-01-04',
  },
  locations: {
    azeitao: {
      hours: [{ days: 'Terça e quinta', hours: '14h30 – 19h00' }],
      fields: [{ label: 'Aulas de código', value: 'Só em Setúbal' }],
    },
  },
  company: {
    legalName: 'Rumo Certo – Ensino de Condução, Lda.',
    taxNumber: '500 000 000',
    address: 'Avenida da Doca Pequena, 48, 2900-000 Setúbal',
    registry: 'Conservatória do Registo Comercial de Setúbal',
    capital: '25 000 €',
    permits: [{ name: 'Alvará IMT', number: '1234' }],
  },
  disputeEntities: [{ name: 'CNIACC', url: 'https://www.cniacc.pt' }],
  redirects: [],
})
