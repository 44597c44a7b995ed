import type { PostsLayout } from '@/themes/layouts'

/** The blog: cells, below a first post on a deep background. */
export const posts: PostsLayout = {
  list: '',
  lead: {
    post: 'on-deep flex flex-col lg:has-[img]:grid lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr]',
    about: 'p-6 pb-0 lg:p-8 lg:pb-0',
    words: 'p-6 lg:p-8',
    picture: 'lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:*:size-full',
  },
}
