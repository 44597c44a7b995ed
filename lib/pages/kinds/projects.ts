import type { Site } from '@/lib/content/site'
import { projectCard } from '@/lib/lists/cards'
import { routes } from '@/lib/routing/routes'
import { bySlug, following, slugsOf } from '../../content/find'
import { frameSettings } from '../frame'
import { headOf } from '../head'
import type { Page } from '../page'

const RELATED = 2

export const projectPage = {
  name: 'project',
  params: ({ projects }) => slugsOf(projects),
  content: (site: Site, slug: string) => {
    const project = bySlug(site.projects, slug)
    if (!project) return undefined
    const { title, results, problem } = project
    return {
      head: headOf(site, { title, description: results || problem, path: routes.project(slug) }),
      project,
      related: following(site.projects, slug, RELATED).map(projectCard),
      settings: frameSettings(site),
    }
  },
} satisfies Page
