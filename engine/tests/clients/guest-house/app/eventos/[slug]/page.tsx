import { markdownHtml } from '@site-starter/engine/html'
import { codePage, pageMetadata, recordToday } from '@site-starter/engine/pages'
import { formatDate } from '@site-starter/engine/text'
import { missingPage } from '@/components/frame/missing-page'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { StructuredData } from '@/components/page-parts/structured-data'
import { Prose } from '@/components/text/prose'
import { events } from '@/site/events'

interface Props {
  params: Promise<{ slug: string }>
}

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata({ head: codePage(`/eventos/${(await params).slug}`).head })

export default async function EventPage({ params }: Props) {
  const { slug } = await params
  const found = await recordToday(events, slug)
  if (!found) return missingPage()
  const { record, isPast } = found
  const { title, intro, crumbs } = codePage(`/eventos/${slug}`)
  return (
    <>
      {!isPast && (
        <StructuredData
          data={{
            '@type': 'Event',
            name: title,
            startDate: record.day,
            location: { '@type': 'Place', name: record.place },
          }}
        />
      )}
      <PageHeader title={title} intro={intro} crumbs={crumbs} />
      <Container inner="stack-6 pb-20">
        <p className="text-lead">{[formatDate(record.day), record.hour, record.place].join(' · ')}</p>
        {isPast && <p className="text-muted">Já passou. Obrigado a quem veio.</p>}
        <Prose html={markdownHtml(record.text)} />
      </Container>
    </>
  )
}
