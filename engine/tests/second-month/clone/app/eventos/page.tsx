import { PageHeader } from '@/components/layout/page-header'
import { codePage, currentRecords, pageMetadata, pastRecords } from '../../../../../src/pages'
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
