import { codePage, currentRecords, pageMetadata, pastRecords } from '@site-starter/engine/pages'
import { PageHeader } from '@/components/layout/page-header'
import { events } from '../../site/agenda'

const { title, head, crumbs } = codePage('/eventos')

export const generateMetadata = () => pageMetadata({ head })

export default async function ListPage() {
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <ul data-list="current">
        {(await currentRecords(events)).map(({ slug, title }) => (
          <li key={slug}>{title}</li>
        ))}
      </ul>
      <ul data-list="past">
        {(await pastRecords(events)).map(({ slug, title }) => (
          <li key={slug}>{title}</li>
        ))}
      </ul>
    </>
  )
}
