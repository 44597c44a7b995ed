/** Parameters of a route that ends in `/pagina/[page]`. */
export interface PageParams {
  params: Promise<{ page: string }>
}

/** The page number as it stands in the address; '' for page 1, which has its own address. */
export async function laterPage({ params }: PageParams): Promise<string> {
  const { page } = await params
  return page === '1' ? '' : page
}
