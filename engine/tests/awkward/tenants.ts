import { recordsOf } from './records'
import { LONG_ADDRESS } from './words'

/*
 * Clients with uneven content: long and short names, one record or thirty-six, pictures for all, some or none. They belong to the tests; the demo
 * stays as an agency sees it.
 */

export interface AwkwardTenant {
  name: string
  /** The content by resource, in the form of contract 6.3.0. */
  content: Record<string, unknown>
}

const social = {
  facebook: 'https://www.facebook.com/cliente.exemplo',
  instagram: 'https://www.instagram.com/cliente.exemplo',
  linkedin: 'https://www.linkedin.com/company/cliente.exemplo',
}

/** A tenant with a name, number, address and titles as long as a real client's, and few pictures. */
const long: AwkwardTenant = {
  name: 'longo',
  content: {
    settings: {
      name: 'Sociedade de Construções, Remodelações e Restauros Irmãos Vasconcelos & Albuquerque, Lda.',
      tagline:
        'Desimpermeabilizações, reabilitação de edifícios e obras de que mais ninguém quer ouvir falar',
      description:
        'Construímos, remodelamos e restauramos desde 1962 no Minho e em Trás-os-Montes, com 48 pessoas da casa e nenhum subempreiteiro: ' +
        LONG_ADDRESS,
      phone: '+351 253 000 140 (chamada para a rede fixa nacional)',
      email: 'orcamentos.e.assistencia@irmaosvasconcelosealbuquerque.example',
      whatsapp: 'https://wa.me/351910000140',
      schedule: [
        {
          days: 'De segunda-feira a sexta-feira, exceto feriados municipais',
          hours: '8h30-12h30 e 14h00-18h30',
        },
        { days: 'Sábado', hours: '9h00 - 13h00' },
        { days: LONG_ADDRESS, hours: LONG_ADDRESS },
      ],
      social,
    },
    ...recordsOf({ count: 7, wording: 'long', pictures: ['photo', 'none', 'none', 'wide', 'none', 'tall'] }),
  },
}

const { services, locations } = recordsOf({ count: 1, wording: 'short' })

/** A tenant with one service and an address, like many at their start. */
const tiny: AwkwardTenant = {
  name: 'um-servico',
  content: {
    settings: { name: 'Rui', phone: '253000140', description: 'Canalizador em Braga.' },
    services,
    locations,
  },
}

/** A tenant with one record of each kind, each with a picture of another shape. */
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
    ...recordsOf({ count: 1, wording: 'long', pictures: ['tall', 'transparent', 'wide', 'tiny', 'photo'] }),
  },
}

/** A tenant with two records of each kind, no pictures, and two numbers in one line. */
const two: AwkwardTenant = {
  name: 'dois-sem-imagens',
  content: {
    settings: {
      name: 'Ferreira & Filhos – Carpintaria',
      description: 'Cozinhas, roupeiros e soalhos feitos à medida na nossa oficina de Paços de Ferreira.',
      phone: '255 000 140 / 910 000 140 (redes fixa e móvel nacionais)',
      email: 'ola@ferreira.example',
    },
    ...recordsOf({ count: 2, wording: 'short' }),
  },
}

/** A tenant with four records of each kind, most with an odd picture, and no phone number. */
const four: AwkwardTenant = {
  name: 'quatro',
  content: {
    settings: {
      name: 'Clínica Otorrinolaringológica do Vale do Tâmega',
      tagline: `Ouvir bem é o princípio de tudo: ${LONG_ADDRESS}`,
      description: 'Consultas, exames e aparelhos auditivos, com acordo com os principais seguros de saúde.',
      email: 'marcacoes@clinica.example',
      social,
    },
    ...recordsOf({ count: 4, wording: 'short', pictures: ['tall', 'wide', 'none', 'photo', 'tiny'] }),
  },
}

/** A tenant with thirty-six records of each kind, long and short words in turn, and pictures of all shapes. */
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
    ...recordsOf({
      count: 36,
      wording: 'mixed',
      pictures: ['photo', 'wide', 'photo', 'tall', 'none', 'photo', 'transparent', 'tiny'],
    }),
  },
}

export const awkwardTenants: [AwkwardTenant, ...AwkwardTenant[]] = [long, tiny, one, two, four, many]

const pagesByResource = {
  services: ['/servicos', '/servicos/servico-1'],
  products: ['/produtos', '/produtos/produto-1'],
  projects: ['/projetos', '/projetos/obra-1'],
  posts: ['/blog', '/blog/artigo-1', `/blog/etiqueta/${encodeURIComponent('impermeabilizações')}`],
  testimonials: ['/testemunhos'],
  faqs: ['/perguntas-frequentes'],
}

/** One page of each kind that a tenant has, and one that does not exist. */
export function pagesOf({ content }: AwkwardTenant): string[] {
  const ofRecords = Object.entries(pagesByResource).flatMap(([name, paths]) => (content[name] ? paths : []))
  const others = [
    '/pesquisa?q=impermeabilizações',
    '/sobre',
    '/contactos',
    '/orcamento',
    '/privacidade',
    '/nada',
  ]
  return ['/', ...ofRecords, ...others]
}
