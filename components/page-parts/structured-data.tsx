import type { Document, Thing } from '@/lib/seo/structured-data-types'

/** JSON-LD. `<` is escaped, so that no text of the content can end the script. */
export function StructuredData({ data }: { data: Document<Thing> }) {
  const json = JSON.stringify(data).replace(/</g, '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
