import { defineSite } from '@/lib/settings/define-site'
import { team } from '@/site/team'

export const siteConfig = defineSite({
  theme: 'solar',
  logo: { light: '/logo.svg', dark: '/logo-escuro.svg' },
  icon: '/icone.svg',
  mainAction: { href: '/contactos', title: 'Marcar consulta' },
  quote: false,
  menu: [
    'services',
    {
      title: 'A sociedade',
      entries: [
        'about',
        '/equipa',
        ...team().map(({ slug }) => `/equipa/${slug}` as const),
        '/honorarios',
        '/candidaturas',
      ],
    },
    'blog',
    'contact',
  ],
  footerMenu: [
    'services',
    'testimonials',
    'blog',
    'faqs',
    'about',
    '/equipa',
    '/honorarios',
    '/candidaturas',
    'contact',
  ],
  home: ['hero', 'services', { section: 'testimonials', most: 1 }, 'posts', 'faqs', 'closing'],
  recordSections: { '/servicos/contencioso': { after: ['court-fee'] } },
  formFields: ['name', 'email', 'phone', { name: 'serviceSlug', forms: ['contact'] }, 'message'],
  pages: [
    { path: '/equipa', title: 'A nossa equipa', description: 'Os advogados da sociedade.' },
    ...team().map(({ slug, name, role }) => ({
      path: `/equipa/${slug}` as const,
      title: name,
      description: role,
    })),
    { path: '/candidaturas', title: 'Candidaturas', description: 'Trabalhe connosco: envie-nos o seu CV.' },
    {
      path: '/en/contact',
      title: 'Contact us',
      description: 'By telephone, by e-mail or with the form.',
      lang: 'en',
      translationOf: '/contactos',
    },
  ],
  uploads: { '/candidaturas': 6 },
  businessType: 'LegalService',
  businessData: { knowsLanguage: ['pt', 'en'], priceRange: '€€' },
  locations: {
    matosinhos: {
      hours: [{ days: 'Segunda a sexta', hours: '9h00 – 18h00' }],
    },
    lisboa: {
      hours: [{ days: 'Terça e quinta', hours: '10h00 – 13h00 e 14h30 – 17h00' }],
      phone: '210 000 141',
    },
  },
  announcement: {
    text: 'A 24 e a 31 de dezembro fechamos às 13h.',
    textIn: { en: 'On 24 and 31 December we close at 1 p.m.' },
    href: '/contactos',
    from: '2026-11-23',
    until: '2099-12-31T13:00',
  },
  consent: {
    scripts: [
      {
        name: 'Google Analytics',
        src: '/google.js',
        origins: [
          'https://*.googletagmanager.com',
          'https://*.google-analytics.com',
          'https://*.analytics.google.com',
        ],
      },
    ],
  },
  addedWeight: { script: 135 },
})
