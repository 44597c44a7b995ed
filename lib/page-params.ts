/** Parameters of a route that ends in `/pagina/[page]`. */
export interface PageParams {
  params: Promise<{ page: string }>
}

/** The number of a later page as it is written; '' for the first one, which has an address of its own. */
export async function laterPage({ params }: PageParams): Promise<string> {
  const { page } = await params
  return page === '1' ? '' : page
}
