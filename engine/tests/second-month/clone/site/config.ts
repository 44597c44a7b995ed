import { defineSite } from '@/lib/settings/define-site'
import { events, offers } from './agenda'

/** A client without blog and projects, with other pages at these addresses, and with dated records. */
export const siteConfig = defineSite({
  without: ['posts', 'caseStudies', 'testimonials', 'faqs', 'products'],
  menu: ['services', 'about', '/eventos', '/ofertas/inverno', 'contact'],
  home: ['hero', 'services', 'agenda', 'closing'],
  pages: [
    { path: '/projetos', title: 'As nossas mudanças' },
    { path: '/eventos', title: 'Eventos' },
    { path: '/ofertas', title: 'Ofertas' },
    { path: '/campanha', title: 'Campanha', bare: true },
    ...events.pages(({ title }) => ({ title })),
    ...offers.pages(({ title }) => ({ title })),
  ],
  mainAction: {
    href: 'https://reservas.test/',
    hrefIn: { en: 'https://reservas.test/?lang=en' },
    title: 'Reservar',
  },
  taglineIn: { en: 'Moving without worries' },
  businessDataIn: { en: { areaServed: 'Portugal and Spain' } },
  redirects: [
    { from: '/blog/:slug', to: '/blog' },
    { from: '/feed.xml', to: '/blog' },
    { from: '/testemunhos', to: '/sobre' },
  ],
})
