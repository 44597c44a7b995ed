import { laterPageParams } from '@site-starter/engine/pages'
import { listPages } from '@/lib/views/lists'

export { default, generateMetadata } from '../../page'

export const generateStaticParams = () => laterPageParams(listPages.posts)
