interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** A shop window of 120 cards with a filter, as an agency writes one. */
export default async function FiltersPage({ searchParams }: Props) {
  const { material = '' } = await searchParams
  const cards = Array.from({ length: 120 }, (_, index) => ({
    id: index,
    material: index % 2 ? 'carvalho' : 'pinho',
  }))
  return (
    <>
      <h1>Filtros</h1>
      <form>
        <input name="material" aria-label="Material" defaultValue={material} />
        <button type="submit">Filtrar</button>
      </form>
      <ul className="grid gap-4 sm:grid-cols-3">
        {cards
          .filter((card) => material === '' || card.material === material)
          .map((card) => (
            <li key={card.id} className="rounded-card border border-line p-4">
              <h2 className="text-large font-semibold">Mesa {card.id}</h2>
              <p className="text-muted">Em {card.material}, feita à medida, com entrega em todo o país.</p>
            </li>
          ))}
      </ul>
    </>
  )
}
