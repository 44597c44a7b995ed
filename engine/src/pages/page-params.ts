import { decoded } from '../text/decoded'

/** Parameters of a list. Its first page has an address of its own, the others end in `/pagina/[page]`. */
export interface PageParams {
  params: Promise<{ page?: string }>
}

/** The page number as it stands in the address: '1' where there is none, '' for `/pagina/1`, which is no page. */
export async function listPage({ params }: PageParams): Promise<string> {
  const { page } = await params
  if (page === undefined) return '1'
  return page === '1' ? '' : page
}

/**
 * The list of a route that ends in `[[...path]]`, by the number of its page as above, or one of its records, by its slug.
 * @public for pages of an agency's own
 */
export async function listOrRecord(params: Promise<{ path?: string[] }>) {
  const [first, number, ...more] = ((await params).path ?? []).map(decoded)
  if (first === undefined) return { page: '1' }
  if (first !== 'pagina') return { slug: number === undefined ? first : '' }
  return { page: number === undefined || number === '1' || more.length > 0 ? '' : number }
}
