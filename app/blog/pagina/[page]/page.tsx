import { listPages } from '@/lib/pages/kinds/lists'
import { laterPageParams } from '@/lib/pages/static-params'

export { default, generateMetadata } from '../../page'

export const generateStaticParams = () => laterPageParams(listPages.posts)
