import { unstable_cache } from 'next/cache'
import { PageHeader } from '@/components/layout/page-header'
import { pageMetadata } from '@/lib/pages/metadata'

/** Data of an agency's own, with an age of its own. */
const measuredAt = unstable_cache(async () => new Date().toISOString(), ['other data'], { revalidate: 1 })

/** A page that site.config.ts does not name. */
export const generateMetadata = () =>
  pageMetadata({ head: { title: 'Outra fonte', description: '', path: '/outra-fonte' } })

export default async function OtherDataPage() {
  return <PageHeader title={await measuredAt()} crumbs={[]} />
}
