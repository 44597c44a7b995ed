import { type OddPicture, pictureRecord, projectAsset } from './pictures'
import * as words from './words'

/* Any number of records of each kind. */

export interface Kind {
  wording: words.Wording
  /** Of the records in turn, from the first again after the last. */
  pictures: OddPicture[]
}

const icons = ['wrench', 'hammer', 'truck', 'shieldCheck', 'warehouse', 'zap', 'boxes', 'clock']

/** Most services first, as many clients order them. */
function tierOf(index: number, count: number): string {
  if (count <= 5) return 'primary'
  return index < count / 2 ? 'primary' : index < count * 0.75 ? 'featured' : 'secondary'
}

const series = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

const turn = <T>(items: readonly T[], index: number): T => {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('nothing to take turns')
  return item
}

const picture = ({ pictures }: Kind, index: number, file: string) =>
  pictureRecord(turn(pictures, index), file)

/** Days before the last of 2026, so that the newest comes first. */
const day = (index: number) => new Date(Date.UTC(2026, 9, 28 - 9 * index)).toISOString().slice(0, 10)

export const records = {
  services: (count: number, kind: Kind) =>
    series(count, (index) => ({
      slug: `servico-${index + 1}`,
      title: words.service(kind.wording, index),
      icon: turn(icons, index),
      tier: tierOf(index, count),
      ...picture(
        kind,
        index,
        turn(['services/montagem', 'services/embalagem', 'services/armazenagem'], index),
      ),
      short: words.summary(kind.wording, index),
      description: words.text,
      bullets: words.bullets(kind.wording),
    })),

  products: (count: number, kind: Kind) =>
    series(count, (index) => ({
      slug: `produto-${index + 1}`,
      title: words.product(kind.wording, index),
      icon: turn(icons, index + 3),
      ...picture(kind, index, turn(['products/carrinho', 'products/kit-caixas', 'products/box-5m2'], index)),
      sku: kind.wording === 'long' ? `REF-2026/${index + 1}-IMPERMEABILIZACAO-COBERTURAS` : `R${index + 1}`,
      price: turn([1_234_567.5, 0, 89, 12_500, 9.9], index),
      pricePeriod: turn(['once', 'once', 'month', 'year'], index),
      priceNote: turn(
        ['acresce IVA à taxa legal em vigor, transporte e montagem incluídos', '', 'desde', 'IVA incluído'],
        index,
      ),
      short: words.summary(kind.wording, index + 1),
      description: words.text,
      bullets: words.bullets(kind.wording),
      available: index !== 4,
    })),

  projects: (count: number, kind: Kind) =>
    series(count, (index) => {
      const file = turn(['projects/escritorio-1', 'projects/museu-1', 'projects/loja-1'], index)
      const asset = projectAsset(turn(kind.pictures, index), file)
      return {
        slug: `obra-${index + 1}`,
        title: words.project(kind.wording, index),
        client: index % 2 === 0 ? words.person(kind.wording, index) : '',
        problem: words.text,
        results: words.summary(kind.wording, index),
        assets: asset ? [asset] : [],
      }
    }),

  posts: (count: number, kind: Kind) =>
    series(count, (index) => ({
      slug: `artigo-${index + 1}`,
      title: words.post(kind.wording, index),
      excerpt: words.summary(kind.wording, index),
      body: `<p>${words.text}</p><h2>${words.service(kind.wording, index)}</h2><p>${words.text}</p>`,
      coverImage: picture(kind, index, turn(['blog/checklist', 'blog/plantas', 'blog/etiquetas'], index))
        .image,
      publishedAt: day(index),
      tags: ['Manutenção', 'Impermeabilizações'],
      author: words.person(kind.wording, index),
    })),

  testimonials: (count: number, kind: Kind) =>
    series(count, (index) => ({
      slug: `voz-${index + 1}`,
      author: words.person(kind.wording, index),
      role: words.role(kind.wording, index),
      quote: words.quote(kind.wording, index),
      rating: turn([5, 0, 4], index),
      date: index % 2 === 0 ? day(index) : '',
      ...picture(kind, index, turn(['people/helena', 'people/rui'], index)),
    })),

  faqs: (count: number, wording: words.Wording) =>
    series(count, (index) => ({
      slug: `pergunta-${index + 1}`,
      question: words.question(wording, index),
      answer: words.text,
      category:
        count > 5
          ? turn(['Antes da obra', 'Durante a obra', 'Garantias'], Math.floor((3 * index) / count))
          : '',
    })),

  locations: (count: number, wording: words.Wording) =>
    series(count, (index) => ({
      slug: `morada-${index + 1}`,
      city: words.city(wording, index),
      lines: words.address(wording),
      mapsSearchUrl: 'https://mapas.example/pesquisa',
      primary: index === 0,
    })),

  values: (count: number, wording: words.Wording) =>
    series(count, (index) => ({
      slug: `valor-${index + 1}`,
      title: words.value(wording, index),
      description: words.summary(wording, index),
    })),
}
