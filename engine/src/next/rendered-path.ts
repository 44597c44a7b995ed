import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external.js'
import { decoded } from '../text/decoded'

/** By which `revalidatePath` finds a page. The last one is the path; those before it are of the route and its layouts. */
const PREFIX = '_N_T_'

/** The path in `app/` of the page that is being rendered on the server; undefined where none is, or where Next.js does not tell. */
export function renderedPath(): string | undefined {
  const store = workUnitAsyncStorage.getStore()
  const tags = store && 'implicitTags' in store ? store.implicitTags?.tags : undefined
  // Of the home page, the last but one.
  const tag = tags?.findLast((tag) => tag !== `${PREFIX}/index`)
  return tag?.startsWith(PREFIX) ? decoded(tag.slice(PREFIX.length)) : undefined
}
