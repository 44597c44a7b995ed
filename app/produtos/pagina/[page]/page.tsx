import { laterPageParams } from '@/engine/src/pages'
import { listPages } from '@/lib/views/lists'

export { default, generateMetadata } from '../../page'

export const generateStaticParams = () => laterPageParams(listPages.products)
