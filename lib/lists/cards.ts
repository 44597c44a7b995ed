import { coverOf } from '@/lib/content/projects'
import { type Subject, subjectsOf } from '@/lib/content/subjects'
import type { Picture, Post, Product, Project, Service } from '@/lib/platform'

/*
 * What lists show of a record. A page that shows a card is rendered again only when the card changes, not when the rest of the
 * record does. Add a field here when a card component needs it.
 */

export type ServiceCardContent = Pick<Service, 'slug' | 'title' | 'short' | 'icon' | 'image' | 'tier'>

export function serviceCard({ slug, title, short, icon, image, tier }: Service): ServiceCardContent {
  return { slug, title, short, icon, image, tier }
}

export type ProductCardContent = Pick<
  Product,
  'slug' | 'title' | 'short' | 'icon' | 'image' | 'featured' | 'available' | PriceField
>
type PriceField = 'price' | 'currency' | 'pricePeriod' | 'priceNote'

export function productCard(product: Product): ProductCardContent {
  const { slug, title, short, icon, image, featured, available } = product
  const { price, currency, pricePeriod, priceNote } = product
  return { slug, title, short, icon, image, featured, available, price, currency, pricePeriod, priceNote }
}

export interface ProjectCardContent extends Pick<Project, 'slug' | 'title' | 'client'> {
  /** The results, or the problem when the project has no results. */
  summary: string
  cover: Picture | undefined
}

export function projectCard(project: Project): ProjectCardContent {
  const { slug, title, client, results, problem } = project
  return { slug, title, client, summary: results || problem, cover: coverOf(project) }
}

export interface PostCardContent
  extends Pick<Post, 'slug' | 'title' | 'excerpt' | 'coverImage' | 'publishedAt'> {
  /** The first subjects of the post. */
  subjects: Subject[]
}

const MOST_SUBJECTS = 3

export function postCard(post: Post): PostCardContent {
  const { slug, title, excerpt, coverImage, publishedAt } = post
  const subjects = subjectsOf(post).slice(0, MOST_SUBJECTS)
  return { slug, title, excerpt, coverImage, publishedAt, subjects }
}
