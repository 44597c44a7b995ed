import type { PostsLayout } from '@/themes/layouts'

const entry = 'grid gap-x-8 gap-y-2 border-t border-line py-6 lg:grid-cols-[3fr_9fr] lg:py-8'
const words = 'max-w-3xl lg:col-start-2'

/** The blog as a catalogue: date and subjects in the margin, a picture only for the first post. */
export const posts: PostsLayout = {
  list: '',
  lead: { post: entry, about: '', words, picture: 'mb-2 lg:col-start-2 lg:row-start-1' },
  entry: { post: entry, about: '', words },
}
