import type { ContentFile } from '../../src/files/content-files'
import { advice, type Finding, ok, problem } from './finding'
import { ask, causeOf } from './requests'

const names = { image: 'picture', video: 'video', document: 'document' }

/** Checks that a file can be downloaded and is of its kind. The request has no key, like those of visitors. */
export async function fetchSample({ kind, src, owner, field }: ContentFile): Promise<Finding> {
  const what = `A ${names[kind]} of ${owner}`
  const wrong = field === 'body' ? advice : problem
  try {
    const response = await ask(src)
    await response.body?.cancel()
    const type = response.headers.get('content-type') ?? ''
    if (response.status >= 300 && response.status < 400) {
      return wrong(
        `${what} redirects to another address: ${src}`,
        'Ask the platform operator to deliver files without redirects.',
      )
    }
    if (!response.ok) {
      return wrong(`${what} is answered with ${response.status}: ${src}`, 'Upload it again on the platform.')
    }
    if (kind !== 'document' && !type.startsWith(`${kind}/`)) {
      return wrong(`${what} is delivered as "${type}": ${src}`, 'Upload it again on the platform.')
    }
    return ok(`${what} can be downloaded (${type || 'without a type'})`)
  } catch (error) {
    return wrong(`${what} cannot be downloaded (${causeOf(error)}): ${src}`, 'Tell the platform operator.')
  }
}
