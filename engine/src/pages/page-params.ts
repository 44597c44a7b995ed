import { decoded } from '../text/decoded'

/** Parameters of a list. Its first page has an address of its own; later ones end in `/pagina/[page]`. */
export interface PageParams {
  params: Promise<{ page?: string }>
}

/** The page number in the address: '1' if there is none, '' for `/pagina/1`, which is not a page. */
export async function listPage({ params }: PageParams): Promise<string> {
  const { page } = await params
  if (page === undefined) return '1'
  return page === '1' ? '' : page
}

/**
 * Parses a route that ends in `[[...path]]`: a page of the list, by its number as in `listPage`, or a record, by its slug.
 * @public for pages of an agency's own
 */
export async function listOrRecord(params: Promise<{ path?: string[] }>) {
  const [first, number, ...more] = ((await params).path ?? []).map(decoded)
  if (first === undefined) return { page: '1' }
  if (first !== 'pagina') return { slug: number === undefined ? first : '' }
  return { page: number === undefined || number === '1' || more.length > 0 ? '' : number }
}
