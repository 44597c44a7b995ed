import { type Environment, isLoopback } from '../environment/environment'
import type { AddedScripts } from '../inline-scripts/browser/added-scripts'
import type { ConsentData } from '../inline-scripts/browser/consent'
import { addedScripts, consentScript as consentProgram } from '../inline-scripts/scripts'
import { siteConfig } from '../port/config'
import type { AddedScript } from '../port/settings'
import { isProduction } from '../process/mode'

type Deployment = Pick<Environment, 'isPreview' | 'siteUrl' | 'siteUrlIsKnown'>

/** Whether this deployment loads third-party scripts: not in development, on previews, on a loopback address as in tests, or without SITE_URL. */
function isLive({ isPreview, siteUrl, siteUrlIsKnown }: Deployment): boolean {
  return isProduction() && !isPreview && siteUrlIsKnown && !isLoopback(new URL(siteUrl).hostname)
}

/** The scripts that this deployment loads without consent. */
export function activeScripts(deployment: Deployment): AddedScript[] {
  return isLive(deployment) ? siteConfig.scripts : []
}

/** The scripts that this deployment loads after consent. */
export function consentScripts(deployment: Deployment): AddedScript[] {
  return isLive(deployment) ? (siteConfig.consent?.scripts ?? []) : []
}

export function consentNames(): string[] {
  return [...new Set(siteConfig.consent?.scripts.map(({ name }) => name))]
}

/** The inline script that loads the added scripts, under the host name of SITE_URL only; undefined if there are none. */
export function scriptsLoader(deployment: Deployment): string | undefined {
  const scripts = activeScripts(deployment)
  if (scripts.length === 0) return undefined
  const data: AddedScripts = { host: new URL(deployment.siteUrl).host, scripts: scripts.map(element) }
  return program('addedScripts', data, addedScripts)
}

/** The inline script that asks for consent; undefined if site/config.ts has no `consent`. */
export function consentScript(deployment: Deployment): string | undefined {
  const { consent } = siteConfig
  if (!consent) return undefined
  const data: ConsentData = {
    host: isLive(deployment) ? new URL(deployment.siteUrl).host : '',
    names: consentNames(),
    scripts: consentScripts(deployment).map(element),
    ownCookies: consent.ownCookies ?? [],
  }
  return program('consent', data, consentProgram)
}

function element({ src, attributes = {} }: AddedScript) {
  return { src, attributes }
}

/** The text of an inline script, preceded by the global variable that it reads its data from. */
export function program(name: string, data: object, script: string): string {
  return `self.${name}=${JSON.stringify(data).replaceAll('<', '\\u003c')};${script}`
}

/** The origins that scripts are loaded from, and those that they may call. */
export function scriptOrigins(scripts: readonly AddedScript[]): string[] {
  const sources = scripts.flatMap(({ src }) => (src.startsWith('/') ? [] : [new URL(src).origin]))
  return [...new Set([...sources, ...scripts.flatMap(({ origins = [] }) => origins)])]
}
