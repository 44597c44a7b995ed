import { decimal, ownRows } from '@site-starter/engine/own-data'
import { codePage, pageMetadata } from '@site-starter/engine/pages'
import { z } from 'zod'
import { CardList } from '@/components/cards/card-list'
import { Field } from '@/components/forms/field.no-script'
import { SubmitButton } from '@/components/forms/submit-button'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { TextLink } from '@/components/layout/text-link'
import { amountHere } from '@/lib/content/price'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const { title, intro, head, crumbs } = codePage('/garrafeira')

/** The columns to filter by, keyed by their parameter. */
const filters = { tipo: 'Tipo', regiao: 'Região', casta: 'Casta' } as const
const names = Object.keys(filters) as (keyof typeof filters)[]

const columns = { Vinho: z.string(), Tipo: z.string(), Região: z.string(), Casta: z.string(), Preço: decimal }
const wines = () => ownRows('vinhos.csv', columns)
const valuesOf = (name: keyof typeof filters) => [...new Set(wines().map((wine) => wine[filters[name]]))]
const address = (name: string, value: string) => `/garrafeira?${new URLSearchParams({ [name]: value })}`

/** Values that a column does not contain are ignored. */
async function chosen({ searchParams }: Props) {
  const parameters = await searchParams
  return names.flatMap((name) =>
    valuesOf(name).flatMap((value) => (value === parameters[name] ? { name, value } : [])),
  )
}

export async function generateMetadata(props: Props) {
  const [filter, ...more] = await chosen(props)
  if (filter === undefined) return pageMetadata({ head })
  const { name, value } = filter
  const path = address(name, value)
  if (more.length === 0)
    return pageMetadata({ head: { ...head, title: `${title}: ${value}`, path, imageOf: head.path } })
  const { alternates: _, ...metadata } = await pageMetadata({ head: { ...head, isUnlisted: true } })
  return metadata
}

export default async function WinesPage(props: Props) {
  const wanted = await chosen(props)
  const cards = wines()
    .filter((wine) => wanted.every(({ name, value }) => wine[filters[name]] === value))
    .map(({ Vinho, Região, Casta, Preço }) => ({
      href: '',
      title: Vinho,
      picture: undefined,
      price: amountHere(Preço),
      below: <p className="text-muted">{`${Casta}, ${Região}`}</p>,
    }))
  return (
    <>
      <PageHeader
        title={[title, ...wanted.map(({ value }) => value)].join(': ')}
        intro={intro}
        crumbs={crumbs}
      />
      <Container inner="stack-12 pb-20">
        <form className="grid gap-6 sm:grid-cols-4 sm:items-end">
          {names.map((name) => (
            <Field
              key={name}
              value={wanted.find((one) => one.name === name)?.value ?? ''}
              spec={{
                name,
                label: filters[name],
                kind: 'select',
                required: false,
                maxLength: 100,
                invalidText: '',
                options: ['', ...valuesOf(name)].map((value) => ({ value, label: value || 'Tudo' })),
              }}
            />
          ))}
          <SubmitButton>Filtrar</SubmitButton>
        </form>
        {cards.length > 0 ? (
          <CardList cards={cards} level={2} />
        ) : (
          <p>Não temos nenhum vinho assim. Experimente outra escolha.</p>
        )}
        <ul className="flex flex-wrap gap-x-6">
          {names.flatMap((name) =>
            valuesOf(name).map((value) => (
              <li key={value}>
                <TextLink href={address(name, value)}>{value}</TextLink>
              </li>
            )),
          )}
        </ul>
      </Container>
    </>
  )
}
