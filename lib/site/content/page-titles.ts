import type { MarkdownPage } from '@/lib/engine/content'
import type { CodePage } from '@/lib/site/settings/types'
import { siteConfig } from '@/site/config'

export function registeredPage(path: string): CodePage | undefined {
  return siteConfig.pages.find((page) => page.path === path)
}

export function pageTitleOf(path: string, pages: readonly MarkdownPage[]): string | undefined {
  return registeredPage(path)?.title ?? pages.find((page) => page.path === path)?.title
}
