import { unstable_cache } from 'next/cache'
import { PageHeader } from '@/components/layout/page-header'

/** Data of an agency's own, with an age of its own. */
const measuredAt = unstable_cache(async () => new Date().toISOString(), ['other data'], { revalidate: 1 })

export default async function OtherDataPage() {
  return <PageHeader title={await measuredAt()} crumbs={[]} />
}
