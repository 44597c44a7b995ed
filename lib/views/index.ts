import * as company from './company'
import { dayOver } from './dated'
import * as files from './files'
import { frame, menu } from './frame'
import { homePage } from './home'
import { listPages } from './lists'
import { paidProductList, subjectList } from './narrowed'
import { markdownPage, movedPage, recordPages, serviceProof } from './records'
import { everything, type View } from './view'

/** The views of pages: everything with an address that visitors open. */
export const pages: View[] = [
  homePage,
  ...Object.values(recordPages),
  markdownPage,
  ...Object.values(listPages),
  subjectList,
  paidProductList,
  ...Object.values(company),
]

/** Other views of the tenant's content: parts of pages, files, icons, Open Graph images, and pages that show all content. */
export const otherViews: View[] = [everything, serviceProof, ...Object.values(files)]

// An old address only redirects, so `movedPage` is not among the pages.
const byName = new Map(
  [frame, menu, movedPage, dayOver, ...pages, ...otherViews].map((page) => [page.name, page]),
)

export function viewNamed(name: string): View | undefined {
  return byName.get(name)
}
