import type { Site } from '@/lib/content/site'
import type { Page } from '../page'

/** The old path of a record that has changed its slug, which is the parameter. It shows the new path. */
export const movedPage = {
  name: 'moved',
  params: ({ newPaths }: Site) => Object.keys(newPaths),
  content: ({ newPaths }: Site, path: string) => newPaths[path],
} satisfies Page
