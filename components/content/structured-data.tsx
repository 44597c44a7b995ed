import type { Thing, WithContext } from 'schema-dts'

/** JSON-LD; `<` is escaped, so that no text from content can end the script. */
export function StructuredData({ data }: { data: WithContext<Thing> }) {
  const json = JSON.stringify(data).replace(/</g, '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
