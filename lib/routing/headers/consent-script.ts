import type { ConsentData } from '@/lib/inline-scripts/browser/consent'
import { consentScript as program } from '@/lib/inline-scripts/scripts'
import { siteConfig } from '@/site.config'
import { isLive, type Place } from './third-party-scripts'

/** The scripts that this deployment loads after a yes. */
export function consentScripts(place: Place) {
  return isLive(place) ? (siteConfig.consent?.scripts ?? []) : []
}

/** The inline script that asks for consent. Undefined where site.config.ts has none. */
export function consentScript(place: Place): string | undefined {
  const { consent } = siteConfig
  if (!consent) return undefined
  const data: ConsentData = {
    host: isLive(place) ? new URL(place.siteUrl).host : '',
    names: consentNames(),
    scripts: consentScripts(place).map(({ src, attributes = {} }) => ({ src, attributes })),
    ownCookies: consent.ownCookies ?? [],
  }
  return `self.consent=${JSON.stringify(data).replaceAll('<', '\\u003c')};${program}`
}

/** Whom visitors are asked for. */
export function consentNames(): string[] {
  return [...new Set(siteConfig.consent?.scripts.map(({ name }) => name))]
}
