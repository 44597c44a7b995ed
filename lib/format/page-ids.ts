/** The `id`s that pages have already. */
const ofPage = /^(?:conteudo|pesquisa-aqui|sub-menu-\d+)$/

export function isIdOfPage(id: string): boolean {
  return ofPage.test(id)
}
