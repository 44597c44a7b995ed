import { folders } from '@/lib/config/paths'
import type { LeadForm } from '@/lib/next/outdated-forms'
import { currentSite } from '@/lib/pages/render'
import { sitemapEntries } from '@/lib/pages/sitemap'
import { addressOf, pathInApp } from '@/lib/routing/paths'
import { hasQuotes } from '@/lib/routing/quotes'
import { routes } from '@/lib/routing/routes'
import { isRouteOf, templateRoutes } from '@/lib/routing/template-routes'

/** Where a posted form is answered: on its page, unless that is gone or would have browsers post again; then on the page that always has it. */
export async function formPage(url: string, form: LeadForm): Promise<string> {
  const [path = ''] = url.split('?')
  const page = form.form === 'quote' && hasQuotes() ? routes.quote : routes.contact
  // An agency may have taken the form from that page.
  if (!form.routes.includes(pathInApp(page))) return url
  const route = form.routes.find((one) => isRouteOf(one, path))
  // A service that was preselected may be gone; what was chosen since is in the form.
  if (route === undefined || route.startsWith(`/${folders.quote}`)) return page
  // A page in Markdown may have a form too: its route matches any address of one name.
  const isOfContent = route === '/[page]' || (route.includes('[') && templateRoutes.includes(route))
  const isThere = !isOfContent || sitemapEntries(await currentSite()).some((entry) => entry.path === path)
  return isThere ? addressOf(url) : page
}
