import type { PostsLayout } from '@/themes/layouts'

/** The blog: the first post as a sheet with its picture, the others as cards. */
export const posts: PostsLayout = {
  list: 'stack-8',
  lead: {
    post: 'rounded-picture border border-line bg-surface p-2 flex flex-col lg:has-[img]:grid lg:grid-cols-12 lg:gap-x-8',
    about: 'p-4 pb-0 lg:col-span-5 lg:mt-auto',
    words: 'p-4 lg:col-span-5',
    picture: 'lg:col-span-7 lg:row-span-2 lg:row-start-1',
  },
}
