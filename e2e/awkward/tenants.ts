import type { OddPicture } from './pictures'
import { records } from './records'

/*
 * Clients whose content is not even: long names and short ones, one of a kind and thirty-six, pictures for all, some or none. They
 * belong to the tests; the demo stays what an agency shows.
 */

export interface AwkwardTenant {
  name: string
  /** Its content by resource, as a tenant of contract 6.3.0 has it. */
  content: Record<string, unknown>
}

const legal = {
  privacy: { sections: [{ title: 'Que dados tratamos', body: 'Os que nos escreve no formulário.' }] },
  terms: { sections: [{ title: 'Âmbito', body: 'Estas condições regem os serviços descritos neste site.' }] },
}

const social = {
  facebook: 'https://www.facebook.com/cliente.exemplo',
  instagram: 'https://www.instagram.com/cliente.exemplo',
  linkedin: 'https://www.linkedin.com/company/cliente.exemplo',
}

/** The name, the number, the address and every title as long as a real client has them; few have pictures. */
const long: AwkwardTenant = {
  name: 'longo',
  content: {
    settings: {
      name: 'Sociedade de Construções, Remodelações e Restauros Irmãos Vasconcelos & Albuquerque, Lda.',
      tagline:
        'Desimpermeabilizações, reabilitação de edifícios e obras de que mais ninguém quer ouvir falar',
      description:
        'Construímos, remodelamos e restauramos desde 1962 no Minho e em Trás-os-Montes, com 48 pessoas da casa e nenhum subempreiteiro.',
      phone: '+351 253 000 140 (chamada para a rede fixa nacional)',
      email: 'orcamentos.e.assistencia@irmaosvasconcelosealbuquerque.example',
      whatsapp: 'https://wa.me/351910000140',
      schedule: [
        {
          days: 'De segunda-feira a sexta-feira, exceto feriados municipais',
          hours: '8h30-12h30 e 14h00-18h30',
        },
        { days: 'Sábado', hours: '9h00 - 13h00' },
      ],
      social,
    },
    services: records.services(7, { wording: 'long', pictures: ['photo', 'none', 'none', 'wide', 'none'] }),
    products: records.products(7, { wording: 'long', pictures: ['none', 'none', 'photo', 'none'] }),
    projects: records.projects(5, { wording: 'long', pictures: ['tall', 'none', 'photo', 'wide', 'none'] }),
    posts: records.posts(4, { wording: 'long', pictures: ['none', 'photo', 'none', 'none'] }),
    testimonials: records.testimonials(5, { wording: 'long', pictures: ['tall', 'none', 'wide'] }),
    faqs: records.faqs(7, 'long'),
    locations: records.locations(3, 'long'),
    values: records.values(5, 'long'),
    legal,
  },
}

/** One service and an address: all that many have when they begin. */
const tiny: AwkwardTenant = {
  name: 'um-servico',
  content: {
    settings: { name: 'Rui', phone: '253000140', description: 'Canalizador em Braga.' },
    services: records.services(1, { wording: 'short', pictures: ['none'] }),
    locations: records.locations(1, 'short'),
  },
}

/** One of each, each with a picture of another odd shape. */
const one: AwkwardTenant = {
  name: 'um-de-cada',
  content: {
    settings: {
      name: 'Desimpermeabilizabilidade',
      tagline: 'Telhados que não metem água.',
      phone: '910 000 140',
      email: 'ola@telhados.example',
      social: { facebook: social.facebook },
    },
    services: records.services(1, { wording: 'long', pictures: ['tall'] }),
    products: records.products(1, { wording: 'long', pictures: ['transparent'] }),
    projects: records.projects(1, { wording: 'short', pictures: ['wide'] }),
    posts: records.posts(1, { wording: 'short', pictures: ['tiny'] }),
    testimonials: records.testimonials(1, { wording: 'short', pictures: ['tall'] }),
    faqs: records.faqs(1, 'short'),
    locations: records.locations(1, 'short'),
    values: records.values(1, 'short'),
    legal,
  },
}

/** Two of each, no picture at all, and two numbers in one line. */
const two: AwkwardTenant = {
  name: 'dois-sem-imagens',
  content: {
    settings: {
      name: 'Ferreira & Filhos – Carpintaria',
      description: 'Cozinhas, roupeiros e soalhos feitos à medida na nossa oficina de Paços de Ferreira.',
      phone: '255 000 140 / 910 000 140 (redes fixa e móvel nacionais)',
      email: 'ola@ferreira.example',
    },
    services: records.services(2, { wording: 'short', pictures: ['none'] }),
    products: records.products(2, { wording: 'short', pictures: ['none'] }),
    projects: records.projects(2, { wording: 'short', pictures: ['none'] }),
    posts: records.posts(2, { wording: 'short', pictures: ['none'] }),
    testimonials: records.testimonials(2, { wording: 'short', pictures: ['none'] }),
    faqs: records.faqs(2, 'short'),
    locations: records.locations(2, 'short'),
    values: records.values(2, 'short'),
    legal,
  },
}

/** Four of each, one in four with a picture, and nothing to call. */
const four: AwkwardTenant = {
  name: 'quatro',
  content: {
    settings: {
      name: 'Clínica Otorrinolaringológica do Vale do Tâmega',
      tagline: 'Ouvir bem é o princípio de tudo',
      description: 'Consultas, exames e aparelhos auditivos, com acordo com os principais seguros de saúde.',
      email: 'marcacoes@clinica.example',
      social,
    },
    services: records.services(4, { wording: 'short', pictures: ['photo', 'none', 'none', 'none'] }),
    products: records.products(4, { wording: 'short', pictures: ['none', 'photo', 'none', 'none'] }),
    projects: records.projects(4, { wording: 'short', pictures: ['none', 'none', 'photo', 'none'] }),
    posts: records.posts(4, { wording: 'short', pictures: ['none', 'none', 'none', 'photo'] }),
    testimonials: records.testimonials(4, { wording: 'short', pictures: ['tall', 'none', 'none', 'none'] }),
    faqs: records.faqs(4, 'short'),
    locations: records.locations(4, 'short'),
    values: records.values(4, 'short'),
    legal,
  },
}

/** Five of each, most with a picture, none of an even shape. */
const five: AwkwardTenant = {
  name: 'cinco',
  content: {
    settings: {
      name: 'Zé',
      tagline: 'A sua obra, do alvará à chave',
      description: 'Pequenas obras em Lisboa e na Margem Sul.',
      phone: '+351 210 000 140',
      email: 'ze@obras.example',
    },
    services: records.services(5, { wording: 'short', pictures: ['tall', 'wide', 'none', 'photo', 'tiny'] }),
    products: records.products(5, {
      wording: 'short',
      pictures: ['transparent', 'photo', 'tall', 'none', 'wide'],
    }),
    projects: records.projects(5, { wording: 'short', pictures: ['photo', 'tall', 'photo', 'wide', 'none'] }),
    posts: records.posts(5, { wording: 'short', pictures: ['photo', 'wide', 'photo', 'none', 'tall'] }),
    testimonials: records.testimonials(5, { wording: 'short', pictures: ['wide', 'tall', 'photo'] }),
    faqs: records.faqs(5, 'short'),
    locations: records.locations(5, 'short'),
    values: records.values(5, 'short'),
    legal,
  },
}

/** Thirty-six of each, words long and short by turns, pictures of all shapes. */
const many: AwkwardTenant = {
  name: 'trinta-e-seis',
  content: {
    settings: {
      name: 'Eletrodomésticos Albuquerque, Unipessoal, Lda.',
      tagline: 'Tudo para a casa, entregue e instalado',
      description: 'Lojas em Vila Real, Chaves e Mirandela.',
      phone: '+351 259 000 140',
      email: 'loja@albuquerque.example',
      whatsapp: 'https://wa.me/351910000140',
      social,
    },
    services: records.services(36, { wording: 'mixed', pictures: everyShape() }),
    products: records.products(36, { wording: 'mixed', pictures: everyShape() }),
    projects: records.projects(36, { wording: 'mixed', pictures: ['photo'] }),
    posts: records.posts(36, { wording: 'mixed', pictures: ['photo', 'none', 'wide'] }),
    testimonials: records.testimonials(36, { wording: 'mixed', pictures: ['none', 'none', 'tall'] }),
    faqs: records.faqs(36, 'mixed'),
    locations: records.locations(7, 'mixed'),
    values: records.values(7, 'mixed'),
    legal,
  },
}

function everyShape(): OddPicture[] {
  return ['photo', 'wide', 'photo', 'tall', 'none', 'photo', 'transparent', 'tiny']
}

export const awkwardTenants: AwkwardTenant[] = [long, tiny, one, two, four, five, many]
