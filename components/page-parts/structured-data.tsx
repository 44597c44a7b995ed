/** JSON-LD: a script for each thing; nothing for undefined. `<` is escaped, so that no text of the content can end the script. */
export function StructuredData({ data }: { data: object | object[] | undefined }) {
  return [data ?? []].flat().map((thing, index) => {
    const json = JSON.stringify({ '@context': 'https://schema.org', ...thing }).replace(/</g, '\\u003c')
    return <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  })
}
