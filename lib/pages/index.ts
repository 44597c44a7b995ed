import * as company from './company'
import { everything } from './everything'
import * as files from './files'
import { frame, menu } from './frame'
import { homePage } from './home'
import * as lists from './lists'
import type { Page } from './page'
import { paidProductList } from './paid-products'
import { postPage } from './posts'
import { productPage } from './products'
import { projectPage } from './projects'
import { servicePage } from './services'
import { subjectList } from './subjects'

/** The one table of pages: what has an address that visitors go to. */
export const pages: Page[] = [
  homePage,
  servicePage,
  productPage,
  projectPage,
  postPage,
  ...Object.values(lists),
  subjectList,
  paidProductList,
  ...Object.values(company),
]

/** What else is made of the tenant's content: few things, each of one kind. */
export const parts: Page[] = [everything, ...Object.values(files)]

const byName = new Map([frame, menu, ...pages, ...parts].map((page) => [page.name, page]))

export function pageNamed(name: string): Page | undefined {
  return byName.get(name)
}
