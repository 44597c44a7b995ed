import type { ContentSection, SectionContents } from '@/lib/settings/sections/contents'
import type { SectionPicture } from '@/lib/settings/sections/fields'
import type { SectionEntry } from '@/lib/settings/sections/home-entry'
import type { HomeSite } from '@/lib/views/home'

/** The picture of a section on a site whose content has none. */
const placeholder =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 2'%3E%3Cpath fill='%23889' d='M0 0h3v2H0z'/%3E%3C/svg%3E"

/** The pictures of the site's content, by any index: after the last one, they begin again. */
export function picturesOf({ projects, services, posts }: HomeSite): (index: number) => SectionPicture {
  const pictures = [
    ...projects.map(({ cover }) => cover),
    ...services.map(({ image }) => image),
    ...posts.map(({ coverImage }) => coverImage),
  ].filter((picture) => picture !== undefined)
  return (index) =>
    pictures[index % Math.max(1, pictures.length)] ?? {
      src: placeholder,
      alt: 'Imagem',
      width: 1200,
      height: 800,
    }
}

type Sample = { [K in ContentSection]: { section: K } & SectionContents[K] }[ContentSection]

/** One or more entries for each content section, with invented content (app/dev/secoes/page.dev.tsx). */
export function samples(picture: (index: number) => SectionPicture): SectionEntry[] {
  const text =
    'Chegamos à hora marcada, com as mantas e as caixas já no carro. Cada móvel sai desmontado, numerado e embrulhado.\n\nNo fim do dia a casa nova fica montada, e nós levamos o cartão.'
  const pictures = (count: number) => Array.from({ length: count }, (_, index) => picture(index))
  const logos = Object.entries({ Faro: 120, Lagoa: 60, Tavira: 200, Olhão: 90, Silves: 150, Loulé: 80 }).map(
    ([name, width]) => ({
      src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40"><path d="M4 36 20 4l16 32zM44 4h${width - 48}v32H44z"/></svg>`)}`,
      alt: name,
      width,
      height: 40,
    }),
  )
  const person = (name: string, role: string, index: number) => ({ name, role, picture: picture(index) })
  const all: Sample[] = [
    {
      section: 'pictureAndText',
      title: 'Um dia de mudança',
      items: [
        {
          title: 'De manhã',
          text,
          picture: picture(0),
          link: { href: '/servicos', title: 'Ver os serviços' },
        },
        { title: 'À tarde', text, picture: picture(1) },
      ],
    },
    {
      section: 'pictureAndText',
      items: [{ title: 'Sem título de secção', text: 'Uma imagem e um texto curto.', picture: picture(2) }],
      side: 'right',
    },
    ...[1, 2, 3, 4, 5, 12].map(
      (count): Sample => ({
        section: 'gallery',
        title: `Galeria de ${count}`,
        pictures: pictures(count).map((shown, index) =>
          index === 0 ? { ...shown, caption: 'Uma legenda' } : shown,
        ),
      }),
    ),
    { section: 'logos', title: 'Quem confia em nós', logos },
    { section: 'logos', logos: logos.slice(0, 2) },
    { section: 'people', title: 'A direção', people: [{ ...person('Helena Prata', 'Direção', 3), text }] },
    {
      section: 'people',
      title: 'A equipa',
      intro: 'Doze pessoas, sempre as mesmas.',
      people: ['Helena Prata', 'Rui Mestre', 'Ana Sousa', 'João Vaz'].map((name, index) =>
        person(name, 'Mudanças', index),
      ),
    },
    {
      section: 'numbers',
      title: 'Em números',
      numbers: [
        { value: '1987', label: 'Ano em que começámos' },
        { value: '640', unit: 'm²', label: 'de armazém próprio' },
        { value: '4,9', unit: '/ 5', label: 'de avaliação média', source: 'Google, outubro de 2026' },
        { value: '12', label: 'pessoas na equipa' },
      ],
    },
    {
      section: 'numbers',
      numbers: [{ value: '98', unit: '%', label: 'das mudanças acabam no dia marcado', source: '2025' }],
    },
    {
      section: 'steps',
      title: 'Como funciona',
      steps: [
        { title: 'Visita', duration: '30 min', text: 'Vemos a casa e as peças.' },
        { title: 'Orçamento', duration: '2 dias', text: 'Por escrito, sem surpresas.' },
        { title: 'Mudança', duration: '1 dia', text: 'Com tudo montado ao fim do dia.' },
      ],
    },
    {
      section: 'steps',
      title: 'Seis passos',
      steps: ['Contacto', 'Visita', 'Orçamento', 'Embalagem', 'Transporte', 'Montagem'].map(
        (title, index) => ({
          title,
          text: 'Fica tudo combinado por escrito.',
          duration: `${index + 1} dias`,
        }),
      ),
    },
    {
      section: 'video',
      title: 'Veja como trabalhamos',
      videos: [
        {
          src: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
          title: 'O elevador exterior',
          poster: picture(4),
          length: '1 min 40 s',
        },
      ],
    },
    {
      section: 'smallForm',
      title: 'Novidades',
      intro: 'Uma vez por mês, sem publicidade.',
      action: '#',
      fields: [{ name: 'email', label: 'E-mail', kind: 'email' }],
      button: 'Subscrever',
      promise: 'Pode sair quando quiser, com um clique.',
    },
    {
      section: 'downloads',
      title: 'Para guardar',
      files: [
        { title: 'Guia da mudança', file: '/guia.pdf', text: 'O que fazer em cada semana.' },
        { title: 'Lista de caixas', file: '/lista.xlsx' },
      ],
    },
    {
      section: 'priceList',
      title: 'Ementa',
      groups: [
        {
          title: 'Peixe',
          note: 'da lota de hoje',
          items: [
            {
              title: 'Robalo na grelha',
              text: 'Com batata a murro e grelos.',
              price: 18.5,
              per: 'por pessoa',
              note: 'Contém peixe.',
            },
            { title: 'Arroz de lingueirão', price: 32, per: 'duas pessoas', note: 'Contém moluscos e aipo.' },
            { title: 'Peixe do dia' },
          ],
        },
        {
          title: 'Sobremesas',
          items: [
            { title: 'Dom Rodrigo', price: 4.2 },
            { title: 'Fruta da época', price: 'desde 3 €' },
          ],
        },
      ],
      note: 'IVA incluído. Pergunte-nos pelos alergénios.',
    },
    {
      section: 'directions',
      title: 'Onde estamos',
      places: [
        {
          name: 'Matosinhos',
          address: ['Rua Brito Capelo, 120', '4450-066 Matosinhos'],
          hours: ['Segunda a sexta: 9h–18h', 'Sábado: 9h–13h'],
          way: 'Metro: Brito Capelo. Estacionamento no mercado.',
          map: 'https://www.openstreetmap.org/export/embed.html?bbox=-8.70%2C41.18%2C-8.68%2C41.19',
          picture: picture(5),
        },
      ],
    },
    {
      section: 'quoteOnPicture',
      quote: 'Não partiram um copo, e ao fim do dia já jantámos na casa nova.',
      author: 'Marta Lopes',
      role: 'Porto',
      picture: picture(6),
    },
    {
      section: 'quoteOnPicture',
      quote:
        'Mudámos o escritório numa sexta-feira à noite e na segunda de manhã estava tudo no sítio, com os cabos ligados, as plantas regadas e um mapa em cima da mesa de cada pessoa. Já o fizemos três vezes com eles, e nunca perdemos uma hora de trabalho.',
      author: 'Rui Costa',
      picture: picture(7),
    },
    {
      section: 'mainAction',
      title: 'Conte-nos do que precisa',
      text: 'Respondemos com uma proposta clara e sem compromisso.',
    },
  ]
  return all.map((sample) => ({ ...sample }))
}
