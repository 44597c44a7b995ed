import type { Picture, Post, Product, Project, Service } from '@/lib/platform'
import { coverOf } from '@/lib/projects'
import { type Subject, subjectsOf } from '@/lib/subjects'

/*
 * What lists show of a record. A page that shows a card is made anew only when the card changes, not when the rest of the record
 * does: a field that a card component needs is added here.
 */

export type ServiceCardContent = Pick<Service, 'slug' | 'title' | 'short' | 'icon' | 'image' | 'tier'>

export function serviceCard({ slug, title, short, icon, image, tier }: Service): ServiceCardContent {
  return { slug, title, short, icon, image, tier }
}

export type ProductCardContent = Omit<Product, 'description' | 'bullets' | 'sku'>

export function productCard({ description: _d, bullets: _b, sku: _s, ...card }: Product): ProductCardContent {
  return card
}

export interface ProjectCardContent extends Pick<Project, 'slug' | 'title' | 'client'> {
  /** What came of it, else what it was about. */
  summary: string
  cover: Picture | undefined
}

export function projectCard(project: Project): ProjectCardContent {
  const { slug, title, client, results, problem } = project
  return { slug, title, client, summary: results || problem, cover: coverOf(project) }
}

export interface PostCardContent
  extends Pick<Post, 'slug' | 'title' | 'excerpt' | 'coverImage' | 'publishedAt'> {
  /** The first of its subjects. */
  subjects: Subject[]
}

const MOST_SUBJECTS = 3

export function postCard(post: Post): PostCardContent {
  const { slug, title, excerpt, coverImage, publishedAt } = post
  const subjects = subjectsOf(post).slice(0, MOST_SUBJECTS)
  return { slug, title, excerpt, coverImage, publishedAt, subjects }
}
