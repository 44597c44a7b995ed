import { type GroupOf, type SearchedName, searched, searchedNames } from '../port/kinds'

export const MARKDOWN = 'paginas'

/** A group of results. Its name is part of addresses. */
export type Group = GroupOf<SearchedName> | typeof MARKDOWN

/** The groups, in the order of the results. */
export const groups: Group[] = [...searchedNames.map((name) => searched[name].search.group), MARKDOWN]
