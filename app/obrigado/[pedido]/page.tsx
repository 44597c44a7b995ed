import { slugParams } from '@site-starter/engine/pages'
import { thanksPage } from '@/lib/views/company'

/*
 * The thank-you page after a quote request. engine/src/next-config/address-rules.ts rewrites `/obrigado?servico=slug` to it. It shows nothing that
 * the visitor typed.
 */

export { default, generateMetadata } from '../page'

export async function generateStaticParams() {
  return (await slugParams(thanksPage)).map(({ slug: pedido }) => ({ pedido }))
}
