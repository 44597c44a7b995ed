import type { AnnouncementData } from '../inline-scripts/browser/announcement'
import { announcementScript as announcementProgram } from '../inline-scripts/scripts'
import { siteConfig } from '../port/config'
import { lisbonEnd, lisbonTime } from '../text/lisbon-time'
import { program } from './third-party-scripts'

/** The inline script of the announcement, the same on all pages; undefined if site/config.ts has no announcement, or it has expired. */
export function announcementScript(now = Date.now()): string | undefined {
  const { announcement } = siteConfig
  if (!announcement) return undefined
  const { text, from = '', until = '' } = announcement
  const data: AnnouncementData = { key: text, from: lisbonTime(from) ?? 0, until: lisbonEnd(until) ?? 0 }
  return data.until > 0 && now >= data.until ? undefined : program('announcement', data, announcementProgram)
}

/** Whether the announcement's start is still ahead. Until then the page hides it, and the script shows it in time. */
export function announcementIsEarly(now = Date.now()): boolean {
  return now < (lisbonTime(siteConfig.announcement?.from ?? '') ?? 0)
}
