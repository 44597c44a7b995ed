import { kinds, type OddPicture, type Pictured, pictureOf } from './pictures'
import * as words from './words'

interface RecordsPlan {
  /** The number of records of each kind. */
  count: number
  wording: words.Wording
  /** The shapes of pictures, used by the records of a kind in turn. Each kind starts with a different one. */
  pictures?: [OddPicture, ...OddPicture[]]
}

const icons = ['wrench', 'hammer', 'truck', 'shieldCheck', 'warehouse', 'zap', 'boxes', 'clock']

/** The tier of a service: most important first, as many clients order them. */
function tierOf(index: number, count: number): string {
  if (count <= 5 || index < count / 2) return 'primary'
  return index < count * 0.75 ? 'featured' : 'secondary'
}

/** Publication days counting back, so that the newest post comes first. */
const day = (index: number) => new Date(Date.UTC(2026, 9, 28 - 9 * index)).toISOString().slice(0, 10)

/** Records of every kind, by resource. */
export function recordsOf({ count, wording, pictures = ['none'] }: RecordsPlan) {
  const series = <T>(make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))
  const turn = <T>(items: [T, ...T[]], index: number): T => items[index % items.length] ?? items[0]
  const picture = (kind: Pictured, index: number) =>
    pictureOf(turn(pictures, index + kinds.indexOf(kind)), kind)
  /** A long address at the end of every text of a kind with long titles. */
  const only = wording === 'long' ? [` ${words.LONG_ADDRESS}`] : []
  const summary = (index: number) => words.summary(wording, index)
  const common = (index: number) => ({
    icon: icons[index % icons.length],
    short: summary(index),
    description: words.text(wording, index),
    bullets: words.bullets(wording, index),
  })
  return {
    services: series((index) => ({
      ...common(index),
      slug: `servico-${index + 1}`,
      title: words.service(wording, index),
      tier: tierOf(index, count),
      image: picture('services', index),
    })),
    products: series((index) => ({
      ...common(index),
      slug: `produto-${index + 1}`,
      title: words.product(wording, index),
      image: picture('products', index),
      sku: wording === 'long' ? `REF-2026/${index + 1}-IMPERMEABILIZACAO-COBERTURAS` : `R${index + 1}`,
      price: turn([1_234_567.5, 0, 89, 12_500, 9.9], index),
      pricePeriod: turn(['once', 'once', 'month', 'year'], index),
      priceNote: turn(
        ['acresce IVA à taxa legal em vigor, transporte e montagem incluídos', '', 'desde', 'IVA incluído'],
        index,
      ).concat(...only),
      available: index !== 4,
    })),
    projects: series((index) => {
      const asset = picture('projects', index)
      const files = only.map((name) => ({
        kind: 'document',
        url: '/mare-alta/documents/guia-de-mudanca.pdf',
        name,
      }))
      const contentType = asset?.url.endsWith('png') ? 'image/png' : 'image/jpeg'
      return {
        slug: `obra-${index + 1}`,
        title: words.project(wording, index),
        client: index % 2 === 0 ? words.person(wording, index) : '',
        problem: words.text(wording, index),
        results: summary(index),
        assets: asset ? [{ ...asset, kind: 'image', contentType, name: 'foto' }, ...files] : files,
        links: [{ url: words.LONG_ADDRESS, title: '' }],
      }
    }),
    posts: series((index) => ({
      slug: `artigo-${index + 1}`,
      title: words.post(wording, index),
      excerpt: summary(index),
      body: `<p>${words.text(wording, index)}</p><h2>${words.service(wording, index)}</h2><ul><li>${summary(index)}</ul>`,
      coverImage: picture('posts', index),
      publishedAt: day(index),
      tags: ['Manutenção', 'Impermeabilizações', ...only],
      author: words.person(wording, index),
    })),
    testimonials: series((index) => ({
      slug: `voz-${index + 1}`,
      author: words.person(wording, index),
      role: words.role(wording, index),
      quote: words.quote(wording, index),
      rating: turn([5, 0, 4], index),
      date: index % 2 === 0 ? day(index) : '',
      image: picture('testimonials', index),
    })),
    faqs: series((index) => ({
      slug: `pergunta-${index + 1}`,
      question: words.question(wording, index),
      answer: words.text(wording, index),
      category:
        count > 5
          ? ['Antes da obra', 'Durante a obra', ['Garantias', ...only].join()][
              Math.floor((3 * index) / count)
            ]
          : '',
    })),
    locations: series((index) => ({
      slug: `morada-${index + 1}`,
      city: words.city(wording, index),
      lines: words.address(wording, index),
      mapsSearchUrl: 'https://mapas.example/pesquisa',
      primary: index === 0,
    })).slice(0, 7),
    values: series((index) => ({
      slug: `valor-${index + 1}`,
      title: words.value(wording, index),
      description: summary(index),
    })).slice(0, 7),
    legal: {
      privacy: {
        sections: [{ title: words.question(wording, 2), body: words.text(wording, 0) }],
      },
      terms: { sections: [{ title: 'Âmbito', body: 'Estas condições regem os serviços deste site.' }] },
    },
  }
}
