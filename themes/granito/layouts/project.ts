import type { ProjectLayout } from '@/themes/layouts'

/** A project: title, picture at full width, and the story on one axis with the facts in its margin. */
export const project: ProjectLayout = {
  head: 'lg:col-span-10',
  picture: 'lg:col-span-full',
  outcome: 'contents',
  facts: 'lg:col-span-4 lg:row-span-2 lg:self-start',
  results: 'lg:col-span-8 lg:col-start-5',
  story: 'lg:col-span-8 lg:col-start-5',
  shapes: [2, 2],
  poster: 'on-deep p-6 sm:p-10 lg:min-h-80',
  home: {
    project: 'gap-6 lg:flex-row-reverse lg:items-end lg:gap-8',
    picture: 'lg:w-[min(58%,29rem*var(--shape))] lg:shrink-0',
    words: '',
    width: '34rem',
  },
  width: '76rem',
}
