import { frame, menu } from './frame'
import * as company from './kinds/company'
import * as files from './kinds/files'
import { homePage } from './kinds/home'
import * as lists from './kinds/lists'
import { paidProductList, subjectList } from './kinds/narrowed'
import * as records from './kinds/records'
import { everything, type Page } from './page'

/** It has an address, but shows nothing. */
const { movedPage, ...recordPages } = records

/** The table of pages: everything with an address that visitors go to. */
export const pages: Page[] = [
  homePage,
  ...Object.values(recordPages),
  ...Object.values(lists),
  subjectList,
  paidProductList,
  ...Object.values(company),
]

/** Everything else that is made from the tenant's content: files, icons and Open Graph images, and pages that show all content. */
export const parts: Page[] = [everything, ...Object.values(files)]

const byName = new Map([frame, menu, movedPage, ...pages, ...parts].map((page) => [page.name, page]))

export function pageNamed(name: string): Page | undefined {
  return byName.get(name)
}
