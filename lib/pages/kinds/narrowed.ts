import { pageNumber } from '../page-number'

/** The parameter of one page of a list that is filtered by a name; '' for a name with a slash, which no page has. */
export function narrowedParam(name: string, page = '1'): string {
  if (name.includes('/')) return ''
  return page === '1' ? name : `${name}/${page}`
}

/** The name and the page number of such a parameter; undefined for what is no page number. */
export function narrowed(param: string): { name: string; page: number | undefined } {
  const [name = '', page = '1', ...rest] = param.split('/')
  return { name, page: rest.length > 0 ? undefined : pageNumber(page) }
}
