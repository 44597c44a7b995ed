import { slugParams } from '@site-starter/engine/pages'
import { thanksPage } from '@/lib/views/company'

/* Thanks for a request, and the service that it is about: a few pages that anybody may see, as nothing of what was typed is on them. */

export { default, generateMetadata } from '../page'

export async function generateStaticParams() {
  return (await slugParams(thanksPage)).map(({ slug: pedido }) => ({ pedido }))
}
