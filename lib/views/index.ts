import * as company from './company'
import { dayOver } from './dated'
import * as files from './files'
import { frame, menu } from './frame'
import { homePage } from './home'
import { listPages } from './lists'
import { paidProductList, subjectList } from './narrowed'
import { markdownPage, movedPage, recordPages, serviceProof } from './records'
import { everything, type View } from './view'

/** The table of pages: everything with an address that visitors go to. */
export const pages: View[] = [
  homePage,
  ...Object.values(recordPages),
  markdownPage,
  ...Object.values(listPages),
  subjectList,
  paidProductList,
  ...Object.values(company),
]

/** Everything else that is made from the tenant's content: parts of pages, files, icons and Open Graph images, and pages that show all content. */
export const otherViews: View[] = [everything, serviceProof, ...Object.values(files)]

// An old address shows nothing: it is no page of its own.
const byName = new Map(
  [frame, menu, movedPage, dayOver, ...pages, ...otherViews].map((page) => [page.name, page]),
)

export function viewNamed(name: string): View | undefined {
  return byName.get(name)
}
