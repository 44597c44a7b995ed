import { pageNumber } from './page-number'

/** The parameter of one page of a list that is narrowed to a name; a slash in an address is none of ours. */
export function narrowedParam(name: string, page = '1'): string {
  if (name.includes('/')) return ''
  return page === '1' ? name : `${name}/${page}`
}

/** The name and the page of such a parameter; no page for what is none. */
export function narrowed(param: string): { name: string; page: number | undefined } {
  const [name = '', page = '1', ...rest] = param.split('/')
  return { name, page: rest.length > 0 ? undefined : pageNumber(page) }
}
