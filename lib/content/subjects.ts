import { oncePerObject } from '@site-starter/engine/process'
import type { CountedSubject, Subject, Subjects } from '@/lib/kinds/kind'
import type { Post } from '@/lib/kinds/posts'
import { markOf, wordsOf } from '@/lib/routes/page-name'
import { siteConfig } from '@/site/config'

/** Words of letters and digits, separated by one space or one hyphen. */
const PLAIN = /^[\p{L}\p{N}]+(?:[ -][\p{L}\p{N}]+)*$/u
/** The longest tag, in characters, whose slug has no hash. */
const MAX_PLAIN_LENGTH = 60

/** The slug of a tag. It depends on the tag alone, so it never changes. Only tags that differ in case or white space share one. */
export function subjectSlug(tag: string): string {
  const text = tag.normalize().trim().replace(/\s+/g, ' ').toLowerCase()
  if (PLAIN.test(text) && text.length <= MAX_PLAIN_LENGTH)
    return text.replaceAll('-', '--').replaceAll(' ', '-')
  return `${wordsOf(text)}~${markOf(text, 8)}`
}

/** The subjects of a post as it writes them; none on a site without subject pages. Two spellings may lead to one subject. */
export function subjectsOf({ tags }: Pick<Post, 'tags'>): Subject[] {
  const titles = new Set(siteConfig.subjects ? tags.map((tag) => tag.trim()).filter(Boolean) : [])
  return [...titles].map((title) => ({ slug: subjectSlug(title), title }))
}

/** All subjects by slug, each with its posts, in the order in which the newest posts name them. */
export const subjectsIn = oncePerObject((posts: readonly Post[]) => {
  const subjects = new Map<string, Subject & { posts: Post[] }>()
  for (const post of posts) {
    for (const subject of subjectsOf(post)) {
      const known = subjects.get(subject.slug)
      if (known?.posts.at(-1) === post) continue
      if (known) known.posts.push(post)
      else subjects.set(subject.slug, { ...subject, posts: [post] })
    }
  }
  return subjects
})

/** The subjects with the most posts first, at most `most` of them. */
export function countedSubjects(posts: readonly Post[], most: number): CountedSubject[] {
  const counted = [...subjectsIn(posts).values()].map(({ posts, ...subject }) => ({
    ...subject,
    count: posts.length,
  }))
  counted.sort((one, other) => other.count - one.count || one.title.localeCompare(other.title, 'pt'))
  return counted.slice(0, most)
}

/** The subjects for declarations of kinds. Posts are read lazily, because a page depends on all that it reads. */
export const subjectsFor = (site: { readonly posts: readonly Post[] }): Subjects => ({
  subjectsOf,
  mostWritten: (most) => countedSubjects(site.posts, most),
})
