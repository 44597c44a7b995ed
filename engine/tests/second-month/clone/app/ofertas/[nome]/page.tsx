import { codePage, pageMetadata, recordToday } from '@site-starter/engine/pages'
import { missingPage } from '@/components/frame/missing-page'
import { PageHeader } from '@/components/layout/page-header'
import { StructuredData } from '@/components/page-parts/structured-data'
import { offers } from '../../../site/agenda'

interface Props {
  params: Promise<{ nome: string }>
}

export const dynamicParams = false
export const generateStaticParams = () => offers.all().map(({ slug }) => ({ nome: slug }))

export const generateMetadata = async ({ params }: Props) => {
  const { nome } = await params
  return pageMetadata((await recordToday(offers, nome)) && { head: codePage(`/ofertas/${nome}`).head })
}

export default async function RecordPage({ params }: Props) {
  const { nome } = await params
  const today = await recordToday(offers, nome)
  if (!today) return missingPage()
  const { record, isPast } = today
  const { crumbs } = codePage(`/ofertas/${nome}`)
  return (
    <>
      {!isPast && <StructuredData data={{ '@type': 'Event', name: record.title }} />}
      <PageHeader title={record.title} intro={isPast ? 'Já passou.' : 'Ainda vai a tempo.'} crumbs={crumbs} />
    </>
  )
}
