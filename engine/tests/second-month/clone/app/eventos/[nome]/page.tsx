import { codePage, pageMetadata, recordToday } from '@site-starter/engine/pages'
import { missingPage } from '@/components/frame/missing-page'
import { PageHeader } from '@/components/layout/page-header'
import { StructuredData } from '@/components/page-parts/structured-data'
import { events } from '../../../site/agenda'

interface Props {
  params: Promise<{ nome: string }>
}

export const dynamicParams = false
export const generateStaticParams = () => events.all().map(({ slug }) => ({ nome: slug }))

export const generateMetadata = async ({ params }: Props) => {
  const { nome } = await params
  return pageMetadata((await recordToday(events, nome)) && { head: codePage(`/eventos/${nome}`).head })
}

export default async function RecordPage({ params }: Props) {
  const { nome } = await params
  const today = await recordToday(events, nome)
  if (!today) return missingPage()
  const { record, isPast } = today
  const { crumbs } = codePage(`/eventos/${nome}`)
  return (
    <>
      {!isPast && <StructuredData data={{ '@type': 'Event', name: record.title }} />}
      <PageHeader title={record.title} intro={isPast ? 'Já passou.' : 'Ainda vai a tempo.'} crumbs={crumbs} />
    </>
  )
}
