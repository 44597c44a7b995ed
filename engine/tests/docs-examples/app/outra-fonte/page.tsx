import { pageMetadata } from '@site-starter/engine/pages'
import { unstable_cache } from 'next/cache'
import Image from 'next/image'
import { PageHeader } from '@/components/layout/page-header'
import photo from '@/public/fotos/equipa.jpg'

/* A page that site/config.ts does not mention, with pictures in the way of Next.js' documentation. */

/** The agency's own data, with its own lifetime. */
const measuredAt = unstable_cache(async () => new Date().toISOString(), ['other data'], { revalidate: 1 })

export const generateMetadata = () =>
  pageMetadata({ head: { title: 'Outra fonte', description: '', path: '/outra-fonte' } })

export default async function OtherDataPage() {
  return (
    <>
      <PageHeader title={await measuredAt()} crumbs={[]} />
      <Image src="/fotos/equipa.jpg" alt="De public" width={600} height={400} />
      <Image src={photo} alt="Importada" sizes="50vw" placeholder="blur" />
    </>
  )
}
