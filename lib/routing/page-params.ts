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
