/** Results come in these groups, in this order. Addresses contain the group names. */
export const groups = ['servicos', 'produtos', 'projetos', 'artigos', 'perguntas', 'paginas'] as const

export type Group = (typeof groups)[number]
