import { everything } from './cache/everything'
import * as files from './cache/files'
import { frame, menu } from './frame'
import * as company from './kinds/company'
import { homePage } from './kinds/home'
import * as lists from './kinds/lists'
import { movedPage } from './kinds/moved'
import { paidProductList } from './kinds/paid-products'
import { postPage } from './kinds/posts'
import { productPage } from './kinds/products'
import { projectPage } from './kinds/projects'
import { servicePage } from './kinds/services'
import { subjectList } from './kinds/subjects'
import type { Page } from './page'

/** The table of pages: everything with an address that visitors go to. */
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

/** Everything else that is made from the tenant's content: files, icons and Open Graph images, and pages that show all content. */
export const parts: Page[] = [everything, ...Object.values(files)]

const byName = new Map([frame, menu, movedPage, ...pages, ...parts].map((page) => [page.name, page]))

export function pageNamed(name: string): Page | undefined {
  return byName.get(name)
}
