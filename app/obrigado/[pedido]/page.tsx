import { slugParams } from '@site-starter/engine/pages'
import { thanksPage } from '@/lib/views/company'

/* next.config.ts rewrites `/obrigado?servico=slug` to this page, thanks for a request. There are a few of them, and nothing of what was typed is on them. */

export { default, generateMetadata } from '../page'

export async function generateStaticParams() {
  return (await slugParams(thanksPage)).map(({ slug: pedido }) => ({ pedido }))
}
