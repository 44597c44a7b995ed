import { codePage, pageMetadata } from '@site-starter/engine/pages'
import { PageHeader } from '@/components/layout/page-header'

const page = codePage('/projetos')

export const generateMetadata = () => pageMetadata(page)

export default function ProjectsPage() {
  return <PageHeader title={page.title} intro={page.intro} crumbs={page.crumbs} />
}
