/** JSON-LD scripts, one for each item; nothing for undefined. Escaping `<` keeps content from closing the script element. */
export function StructuredData({ data }: { data: object | object[] | undefined }) {
  return [data ?? []].flat().map((thing, index) => {
    const json = JSON.stringify({ '@context': 'https://schema.org', ...thing }).replace(/</g, '\\u003c')
    return <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  })
}
