import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external.js'
import { decoded } from '../text/decoded'

/** The prefix of tags by which `revalidatePath` finds a page. The last tag is the path; those before it belong to the route and its layouts. */
const PREFIX = '_N_T_'

/** The path in `app/` of the page being rendered on the server; undefined without one, or if Next.js does not tell. */
export function renderedPath(): string | undefined {
  const store = workUnitAsyncStorage.getStore()
  const tags = store && 'implicitTags' in store ? store.implicitTags?.tags : undefined
  // For the home page, the path is the last tag but one.
  const tag = tags?.findLast((one) => one !== `${PREFIX}/index`)
  return tag?.startsWith(PREFIX) ? decoded(tag.slice(PREFIX.length)) : undefined
}
