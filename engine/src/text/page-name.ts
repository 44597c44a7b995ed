/** Bytes. Next.js stores each page in a file named after it, with an ending of up to 13 bytes. File systems allow 255. */
export const LONGEST_PAGE_NAME = 240

export function isPlainName(name: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)
}

/** Letters of any alphabet, digits, and what an address has unescaped. */
const ADDRESSABLE = /^[\p{L}\p{M}\p{N}._~-]+$/u

/** Whether a name can be the last part of a page's address and of the page's file in the cache. */
export function isPageName(name: string): boolean {
  return (
    Buffer.byteLength(name.normalize()) <= LONGEST_PAGE_NAME &&
    ADDRESSABLE.test(name) &&
    // Next.js requests the data of a page by this ending.
    !name.endsWith('.rsc') &&
    !['.', '..'].includes(name)
  )
}
/** The `id`s that pages have already. */
const ofPage = /^(?:conteudo|consentimento|menu-do-site|pedido|pergunta|pesquisa-aqui|sub-menu-\d+)$/

export function isIdOfPage(id: string): boolean {
  return ofPage.test(id)
}

/** Whether Next.js shows a page by itself, and at its own address a missing page. */
export function isErrorPage(path: string): boolean {
  return path === '/404' || path === '/500'
}

export const ERROR_PAGE =
  'is a page that nobody can ask for: its texts are notFound and errorCopy in site/copy.ts'
