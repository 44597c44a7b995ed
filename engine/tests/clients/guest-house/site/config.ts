import { defineSite } from '@/lib/settings/define-site'
import { events } from './events'

export const siteConfig = defineSite({
  theme: 'lagar',
  accent: '#7a1f3d',
  accentOnDeep: '#e8b7a5',
  businessType: ['BedAndBreakfast', 'Restaurant'],
  businessData: { priceRange: '€€', servesCuisine: 'Portuguesa', hasMenu: '/ementa' },
  businessDataIn: {
    en: { servesCuisine: 'Portuguese', hasMenu: '/en/menu' },
    fr: { servesCuisine: 'Portugaise', hasMenu: '/fr/carte' },
  },
  taglineIn: { en: 'Rooms and wine by a stream', fr: 'Chambres et vins au bord du ruisseau' },
  without: ['posts', 'projects', 'products'],
  paths: { services: 'quartos' },
  icons: false,
  quote: false,
  mainAction: {
    href: 'https://reservas.test/murtinheira',
    hrefIn: {
      en: 'https://reservas.test/murtinheira?lang=en',
      fr: 'https://reservas.test/murtinheira?lang=fr',
    },
    title: 'Reservar',
    icon: 'clock',
  },
  menu: ['services', '/ementa', '/garrafeira', '/eventos', '/a-regiao', 'contact'],
  footerMenu: [
    'services',
    '/ementa',
    '/garrafeira',
    '/eventos',
    '/a-regiao',
    'testimonials',
    'faqs',
    'about',
    'contact',
  ],
  home: [
    'hero',
    'services',
    'nextEvents',
    {
      section: 'numbers',
      title: 'A casa em números',
      numbers: [
        { value: '1941', label: 'o ano em que o lagar ficou pronto' },
        { value: '40', label: 'vinhos na garrafeira' },
        { value: '30', label: 'casas na aldeia' },
      ],
    },
    'testimonials',
    'faqs',
    'closing',
  ],
  sectionFields: { roomPrices: { room: ['lagar', 'figueira', 'ribeira', 'forno'], 'title?': 'text' } },
  recordSections: {
    '/servicos/quarto-do-lagar': { after: [{ section: 'roomPrices', room: 'lagar' }] },
    '/servicos/quarto-da-figueira': { after: [{ section: 'roomPrices', room: 'figueira' }] },
    '/servicos/quarto-da-ribeira': { after: [{ section: 'roomPrices', room: 'ribeira' }] },
    '/servicos/casa-do-forno': { after: [{ section: 'roomPrices', room: 'forno' }] },
  },
  formFields: ['name', 'email', 'phone', { name: 'arrival', label: 'Chegada', kind: 'date' }, 'message'],
  pages: [
    {
      path: '/garrafeira',
      title: 'Garrafeira',
      description: 'Quarenta vinhos de quem conhecemos, ao preço da adega.',
    },
    { path: '/eventos', title: 'Eventos', description: 'O que se faz na casa, com dia e hora.' },
    ...events.pages(({ title, short }) => ({ title, description: short })),
  ],
  company: {
    legalName: 'Murtinheira – Turismo e Vinhos, Lda.',
    taxNumber: '513 000 470',
    address: 'Rua da Ribeira, 12, 5000-000 Vilar de Murta',
    permits: [{ name: 'Registo RNAL', number: '00150/AL' }],
  },
  disputeEntities: [{ name: 'CNIACC', url: 'https://www.cniacc.pt' }],
  redirects: [
    { from: '/rooms.html', to: '/en/rooms' },
    { from: '/vinhos/:nome', to: '/garrafeira' },
  ],
})
