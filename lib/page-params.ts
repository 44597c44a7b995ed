import { notFound } from 'next/navigation'

/** Parameters of a route that ends in `/pagina/[page]`. */
export interface PageParams {
  params: Promise<{ page: string }>
}

/** The number of a later page; a 404 for anything that is not written as a number from 2 on. */
export async function pageNumber({ params }: PageParams): Promise<number> {
  const { page } = await params
  if (!/^(?:[2-9]|[1-9]\d{1,4})$/.test(page)) notFound()
  return Number(page)
}
