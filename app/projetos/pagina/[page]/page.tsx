import { laterPageParams } from '@/lib/engine/pages'
import { listPages } from '@/lib/site/views/lists'

export { default, generateMetadata } from '../../page'

export const generateStaticParams = () => laterPageParams(listPages.projects)
