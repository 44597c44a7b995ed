import { People } from '@/components/content-sections/people'
import { PageHeader } from '@/components/layout/page-header'
import { codePage, pageMetadata } from '@site-starter/engine/pages'
import { team } from '@/site/team'

const { title, intro, head, crumbs } = codePage('/equipa')

export const generateMetadata = () => pageMetadata({ head })

export default function TeamPage() {
  const people = team().map(({ slug, name, role, photo }) => ({
    name,
    role,
    picture: { src: photo, alt: name },
    href: `/equipa/${slug}`,
  }))
  return (
    <>
      <PageHeader title={title} intro={intro} crumbs={crumbs} />
      <People people={people} />
    </>
  )
}
