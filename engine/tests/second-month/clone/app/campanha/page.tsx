import { codePage, pageMetadata } from '@site-starter/engine/pages'
import { PageHeader } from '@/components/layout/page-header'

const { title, head, crumbs } = codePage('/campanha')

export const generateMetadata = () => pageMetadata({ head })

export default function CampaignPage() {
  return <PageHeader title={title} crumbs={crumbs} />
}
