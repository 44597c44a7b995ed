import { decoded } from '@site-starter/engine/text'
import type { Site } from '@/lib/content/site'
import { paged, pagedNames } from '@/lib/kinds'
import { pathInApp } from '@/lib/routes/paths'
import { routes } from '@/lib/routes/routes'
import { templateMatcher } from '@/lib/routes/template-routes'
import { folders } from '@/lib/settings/paths'
import {
  aboutPage,
  contactPage,
  faqsPage,
  legalPage,
  quotePage,
  searchPage,
  testimonialsPage,
  thanksPage,
} from './company'
import { feed, ogImage } from './files'
import { homePage } from './home'
import { listPages } from './lists'
import { paidProductList, slugAndPage, subjectList } from './narrowed'
import { markdownPage, recordPages } from './records'
import type { View } from './view'

/** The view that tells whether a template address has content. */
interface ViewAt {
  view: View
  param: string
  /** Paths under which a new record may appear, for a record page. */
  records?: string[]
  /** Whether any part that was never read might contain the missing content. */
  isOfAll?: boolean
}

/** A parameter that no page has. A slash inside a segment would give an image a second address. */
const NO_PARAM = '/'

const single = new Map<string, ViewAt>(
  Object.entries({
    '': { view: homePage, param: '' },
    [folders.about]: { view: aboutPage, param: '' },
    [folders.contact]: { view: contactPage, param: '' },
    [folders.faqs]: { view: faqsPage, param: '' },
    [folders.privacy]: { view: legalPage, param: 'privacy' },
    [folders.quote]: { view: quotePage, param: '' },
    [folders.search]: { view: searchPage, param: '' },
    [folders.terms]: { view: legalPage, param: 'terms' },
    [folders.testimonials]: { view: testimonialsPage, param: '' },
    [folders.thanks]: { view: thanksPage, param: '' },
    'feed.xml': { view: feed, param: '' },
  }),
)

/** Lists that are filtered by a name, keyed by the folder of the list and the folder of the names. */
const filteredLists: Record<string, View> = {
  [`${folders.blog}/etiqueta`]: subjectList,
  [`${folders.products}/preco`]: paidProductList,
}

/** The view at a path, with the parameter that the file in `app/` reads; undefined for a file that always exists. */
export function viewAt(path: string): ViewAt | undefined {
  const [first = '', ...rest] = pathInApp(path).split('/').slice(1).map(decoded)
  if (first === 'og') {
    const hasSlash = rest.some((name) => name.includes('/'))
    return { view: ogImage, param: hasSlash ? NO_PARAM : rest.join('/'), isOfAll: true }
  }
  const [second, ...more] = rest
  const singlePage = second === undefined ? single.get(first) : undefined
  if (singlePage) return singlePage
  if (first === folders.quote && second !== undefined && more.length === 0)
    return { view: quotePage, param: second }
  if (first === folders.thanks && second !== undefined && more.length === 0)
    return { view: thanksPage, param: second }
  const found = viewInList(first, rest)
  return found || isOfTemplate(path) ? found : { view: markdownPage, param: [first, ...rest].join('/') }
}

const isOfTemplate = templateMatcher([])

function viewInList(folder: string, rest: string[]): ViewAt | undefined {
  const name = pagedNames.find((one) => folders[paged[one].page.name] === folder)
  if (name === undefined) return undefined
  const [second, ...more] = rest
  if (second === undefined) return { view: listPages[name], param: '1' }
  const [third, fourth, fifth] = more
  if (more.length === 0) {
    const records = [routes.record(name, second), routes.recordPage(name, second)]
    return { view: recordPages[name], param: second, records }
  }
  if (second === 'pagina' && more.length === 1) return { view: listPages[name], param: laterPage(third) }
  const view = filteredLists[`${folder}/${second}`]
  if (!view || third === undefined) return undefined
  if (more.length === 1) return { view, param: slugAndPage(third, '1') }
  if (fourth !== 'pagina' || more.length !== 3) return undefined
  return { view, param: slugAndPage(third, laterPage(fifth)) }
}

/** The page number of a list address. Page 1 has no number in its address. */
function laterPage(number = ''): string {
  return number === '1' ? '' : number
}

/** Whether an address has a page, or a file made of content. */
export function isShown(site: Site, path: string): boolean {
  const at = viewAt(path)
  return at !== undefined && at.view.content(site, at.param) !== undefined
}
