/** The longest name of a page in bytes. Next.js stores each page in a file of that name plus up to 13 bytes. File systems allow 255. */
export const LONGEST_PAGE_NAME = 240

export function isPlainName(name: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)
}

/** Matches letters of any alphabet, digits, and characters that addresses do not escape. */
const ADDRESSABLE = /^[\p{L}\p{M}\p{N}._~-]+$/u

/** Whether a name can be the last part of a page's address, and of its file in the cache. */
export function isPageName(name: string): boolean {
  return (
    Buffer.byteLength(name.normalize()) <= LONGEST_PAGE_NAME &&
    ADDRESSABLE.test(name) &&
    // Next.js requests the data of a page with this suffix.
    !name.endsWith('.rsc') &&
    !['.', '..'].includes(name)
  )
}

/** Matches the `id`s that pages already use. */
const idOfPage = /^(?:conteudo|consentimento|menu-do-site|pedido|pergunta|pesquisa-aqui|sub-menu-\d+)$/

export function isIdOfPage(id: string): boolean {
  return idOfPage.test(id)
}

/** Whether Next.js uses a page by itself, and treats its address as a missing page. */
export function isErrorPage(path: string): boolean {
  return path === '/404' || path === '/500'
}

/** The problem with a page at such an address, as the end of a sentence. */
export const ERROR_PAGE =
  'is a page that nobody can ask for: its texts are notFound and errorCopy in site/copy.ts'
