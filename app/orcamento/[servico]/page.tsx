import { slugParams } from '@site-starter/engine/pages'
import { quotePage } from '@/lib/views/company'

/*
 * The quote page for one service. engine/src/next-config/address-rules.ts rewrites `/orcamento?servico=slug` to it, since reading the query would
 * make the page dynamic.
 */

export { default, generateMetadata } from '../page'

export async function generateStaticParams() {
  return (await slugParams(quotePage)).map(({ slug: servico }) => ({ servico }))
}
