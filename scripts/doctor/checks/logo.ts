import { readFileSync } from 'node:fs'
import { isSeenOn } from '../../../lib/theme/logo-contrast'
import { themeTokens } from '../../../lib/theme/theme-tokens'
import { siteConfig } from '../../../site.config'
import { projectFile } from '../../shared/project'
import { advice, type Finding, ok } from '../finding'

/** Whether the logo can be seen on light and dark pages. */
export async function checkLogo(): Promise<Finding[]> {
  const { logo, colourScheme } = siteConfig
  if (!logo) return []
  const { paper } = themeTokens(siteConfig.theme)
  const places = [
    ...(colourScheme === 'dark' ? [] : [{ file: logo.light, page: 'light', colour: paper?.light }]),
    ...(colourScheme === 'light'
      ? []
      : [{ file: logo.dark ?? logo.light, page: 'dark', colour: paper?.dark }]),
  ]
  const findings = await Promise.all(
    places.map(async ({ file, page, colour = '' }) =>
      (await isSeenOn(readFileSync(projectFile('public', file)), colour))
        ? ok(`The logo can be seen on a ${page} page`)
        : advice(
            `Most of the logo public${file} cannot be seen on a ${page} page`,
            `In site.config.ts name a file for it: logo: { light: '…', dark: '…' }`,
          ),
    ),
  )
  return findings
}
