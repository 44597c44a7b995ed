import { quotePage } from '@/lib/pages/kinds/company'
import { serviceParams } from '@/lib/pages/static-params'

/* next.config.ts rewrites `/orcamento?servico=slug` to this page. A page that read the query itself would be dynamic. */

export { default, generateMetadata } from '../page'

export const generateStaticParams = () => serviceParams(quotePage)
