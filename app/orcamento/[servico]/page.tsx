import { slugParams } from '@site-starter/engine/pages'
import { quotePage } from '@/lib/views/company'

/* next.config.ts rewrites `/orcamento?servico=slug` to this page. A page that read the query itself would be dynamic. */

export { default, generateMetadata } from '../page'

export async function generateStaticParams() {
  return (await slugParams(quotePage)).map(({ slug: servico }) => ({ servico }))
}
