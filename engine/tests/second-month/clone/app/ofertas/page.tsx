import { codePage, currentRecords, pageMetadata, pastRecords } from '@site-starter/engine/pages'
import { PageHeader } from '@/components/layout/page-header'
import { offers } from '../../site/agenda'

const { title, head, crumbs } = codePage('/ofertas')

export const generateMetadata = () => pageMetadata({ head })

export default async function ListPage() {
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <ul data-list="current">
        {(await currentRecords(offers)).map(({ slug, title }) => (
          <li key={slug}>{title}</li>
        ))}
      </ul>
      <ul data-list="past">
        {(await pastRecords(offers)).map(({ slug, title }) => (
          <li key={slug}>{title}</li>
        ))}
      </ul>
    </>
  )
}
