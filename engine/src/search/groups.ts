import { type GroupOf, type SearchedName, searched, searchedNames } from '../port/kinds'

export const MARKDOWN = 'paginas'

/** Addresses contain the names of the groups. */
export type Group = GroupOf<SearchedName> | typeof MARKDOWN

/** Results come in these groups, in this order. */
export const groups: Group[] = [...searchedNames.map((name) => searched[name].search.group), MARKDOWN]
