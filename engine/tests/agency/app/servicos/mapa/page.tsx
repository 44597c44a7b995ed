interface Props {
  searchParams: Promise<Record<string, string | undefined>>
}

export default async function MapPage({ searchParams }: Props) {
  return <h1>Mapa: {(await searchParams).zona}</h1>
}
