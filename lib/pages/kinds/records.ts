import { bySlug, following, positionOf, slugsOf } from '@/lib/content/find'
import { withNewPaths } from '@/lib/content/new-paths'
import type { Site } from '@/lib/content/site'
import { subjectsOf } from '@/lib/content/subjects'
import { productCard, projectCard, serviceCard } from '@/lib/lists/cards'
import type { Post } from '@/lib/platform'
import { routes } from '@/lib/routing/routes'
import { blogPosting, productData, serviceData } from '@/lib/seo/structured-data'
import { frameSettings } from '../frame'
import { headOf } from '../head'
import type { Page } from '../page'

/* The pages of single records. Their parameter is the slug. */

export const servicePage = recordPage(
  'service',
  ({ services }) => services,
  (service, site) => {
    const { slug, title, short, description } = service
    return {
      head: headOf(site, { title, description: short || description, path: routes.service(slug) }),
      data: serviceData(service, site),
      service,
      related: following(site.services, slug, 3).map(serviceCard),
    }
  },
)

export const productPage = recordPage(
  'product',
  ({ products }) => products,
  (product, site) => {
    const { slug, title, short, description } = product
    return {
      head: headOf(site, { title, description: short || description, path: routes.product(slug) }),
      data: productData(product),
      product,
      related: following(site.products, slug, 3, ({ available }) => available).map(productCard),
    }
  },
)

export const projectPage = recordPage(
  'project',
  ({ projects }) => projects,
  (project, site) => {
    const { slug, title, results, problem } = project
    return {
      head: headOf(site, { title, description: results || problem, path: routes.project(slug) }),
      project,
      related: following(site.projects, slug, 2).map(projectCard),
    }
  },
)

export type Neighbour = Pick<Post, 'slug' | 'title'>

export const postPage = recordPage(
  'post',
  ({ posts }) => posts,
  (post, site) => {
    const { slug, title, excerpt: description, publishedAt, updatedOn, author } = post
    const article = { publishedAt, updatedOn, author }
    const position = positionOf(site.posts, slug)
    return {
      head: headOf(site, { title, description, path: routes.post(slug), article }),
      data: blogPosting(post, site),
      post: withNewPaths(post, site.newPaths),
      subjects: subjectsOf(post),
      // Posts are sorted newest first.
      newer: neighbour(site.posts[position - 1]),
      older: neighbour(site.posts[position + 1]),
    }
  },
)

/** A Markdown page of the client. */
export const markdownPage = recordPage(
  'markdown',
  ({ markdownPages }) => markdownPages,
  (page, site) => {
    const { title, description, path } = page
    return { head: headOf(site, { title, description, path }), page }
  },
)

function neighbour(post: Post | undefined): Neighbour | undefined {
  return post && { slug: post.slug, title: post.title }
}

/** The old path of a record that has changed its slug, which is the parameter. It shows the new path. */
export const movedPage = {
  name: 'moved',
  params: ({ newPaths }: Site) => Object.keys(newPaths),
  content: ({ newPaths }: Site, path: string) => newPaths[path],
} satisfies Page

function recordPage<T extends { slug: string }, Content>(
  name: string,
  recordsIn: (site: Site) => T[],
  contentOf: (record: T, site: Site) => Content,
) {
  return {
    name,
    params: (site: Site) => slugsOf(recordsIn(site)),
    content: (site: Site, slug: string) => {
      const record = bySlug(recordsIn(site), slug)
      return record && { ...contentOf(record, site), settings: frameSettings(site) }
    },
  } satisfies Page
}
