import Form from 'next/form'
import Link from 'next/link'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function SearchParamsPage({ searchParams }: Props) {
  return (
    <>
      <h1>Procura</h1>
      <output>{JSON.stringify(await searchParams)}</output>
      <Link href="/agencia/procura?p=2">Página 2</Link>
      <Form action="/agencia/procura">
        <input name="termo" aria-label="Termo" />
        <button type="submit">Procurar</button>
      </Form>
    </>
  )
}
