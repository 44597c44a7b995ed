import { siteConfig } from '@/site.config'
import { isSeenOn } from '../../../lib/config/theme/logo-contrast'
import { themeTokens } from '../../../lib/config/theme/theme-in-use'
import { projectFile } from '../../shared/project'
import { type Finding, okOrAdvice } from '../finding'

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
  return Promise.all(
    places.map(async ({ file, page, colour = '' }) =>
      okOrAdvice(
        await isSeenOn(projectFile('public', file), colour),
        `The logo can be seen on a ${page} page`,
        `Most of the logo public${file} cannot be seen on a ${page} page`,
        `In site.config.ts name a file for it: logo: { light: '…', dark: '…' }`,
      ),
    ),
  )
}
