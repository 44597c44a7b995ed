import { coverOf } from '@/lib/content/projects'
import { subjectsOf } from '@/lib/content/subjects'
import type { Post, Product, Project, Service } from '@/lib/platform'

/*
 * What lists show of a record. A page that shows a card is rendered again only when the card changes, not when the rest of the
 * record does. Add a field here when a card component needs it.
 */

export type ServiceCardContent = ReturnType<typeof serviceCard>

export function serviceCard({ slug, title, short, icon, image, tier }: Service) {
  return { slug, title, short, icon, image, tier }
}

export type ProductCardContent = ReturnType<typeof productCard>

export function productCard(product: Product) {
  const { slug, title, short, icon, image, featured, available } = product
  const { price, currency, pricePeriod, priceNote } = product
  return { slug, title, short, icon, image, featured, available, price, currency, pricePeriod, priceNote }
}

export type ProjectCardContent = ReturnType<typeof projectCard>

/** The summary is the results, or the problem when the project has no results. */
export function projectCard(project: Project) {
  const { slug, title, client, results, problem } = project
  return { slug, title, client, summary: results || problem, cover: coverOf(project) }
}

export type PostCardContent = ReturnType<typeof postCard>

const MOST_SUBJECTS = 3

export function postCard(post: Post) {
  const { slug, title, excerpt, coverImage, publishedAt } = post
  const subjects = subjectsOf(post).slice(0, MOST_SUBJECTS)
  return { slug, title, excerpt, coverImage, publishedAt, subjects }
}
