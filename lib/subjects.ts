import { createHash } from 'node:crypto'
import { site as config } from '@/site.config'
import type { Post } from './platform/contract/model'
import { beginning } from './visible-text'

/** A subject of the blog: what posts name as a tag. */
export interface Subject {
  slug: string
  /** The tag as the newest post with it writes it. */
  title: string
}

/** The same with the posts that bear the tag, newest first. */
export interface SubjectWithPosts extends Subject {
  posts: Post[]
}

/** Words of letters and digits, with one space or one hyphen between two. */
const PLAIN = /^[\p{L}\p{N}]+(?:[ -][\p{L}\p{N}]+)*$/u
const LONGEST_PLAIN = 60

/**
 * The last part of a subject's address: a function of the tag alone, so that it stays when other tags come and go. Two tags have the
 * same one only when they differ in capitals. Accents stay, which browsers show as they are; what cannot be written in an address
 * leaves a mark.
 */
export function subjectSlug(tag: string): string {
  const text = tag.normalize().trim().replace(/\s+/g, ' ').toLowerCase()
  if (PLAIN.test(text) && text.length <= LONGEST_PLAIN) return text.replaceAll('-', '--').replaceAll(' ', '-')
  const mark = createHash('sha256').update(text).digest('hex').slice(0, 8)
  const words = (text.match(/[\p{L}\p{N}]+/gu) ?? []).join('-')
  return `${beginning(words, LONGEST_PLAIN)}~${mark}`
}

/** The subjects of a post, each once, in its order; none where the site has none. */
export function subjectsOf({ tags }: Pick<Post, 'tags'>): Subject[] {
  if (!config.subjects) return []
  const subjects = new Map<string, Subject>()
  for (const tag of tags) {
    const slug = tag.trim() && subjectSlug(tag)
    if (slug && !subjects.has(slug)) subjects.set(slug, { slug, title: tag.trim() })
  }
  return [...subjects.values()]
}

const known = new WeakMap<readonly Post[], Map<string, SubjectWithPosts>>()

/** All subjects by their slugs, in the order in which the newest posts name them. */
export function subjectsIn(posts: readonly Post[]): Map<string, SubjectWithPosts> {
  const before = known.get(posts)
  if (before) return before
  const subjects = new Map<string, SubjectWithPosts>()
  for (const post of posts) {
    for (const subject of subjectsOf(post)) {
      const of = subjects.get(subject.slug)
      if (of) of.posts.push(post)
      else subjects.set(subject.slug, { ...subject, posts: [post] })
    }
  }
  known.set(posts, subjects)
  return subjects
}

/** A subject in the list beside the blog's. */
export interface CountedSubject extends Subject {
  count: number
}

/** The subjects with most posts first, at most so many. */
export function countedSubjects(posts: readonly Post[], most: number): CountedSubject[] {
  const counted = [...subjectsIn(posts).values()].map(({ slug, title, posts: { length } }) => ({
    slug,
    title,
    count: length,
  }))
  counted.sort((one, other) => other.count - one.count || one.title.localeCompare(other.title, 'pt'))
  return counted.slice(0, most)
}
