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
    </>
  )
}
