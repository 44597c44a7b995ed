import type { SiteConfig } from '../port/settings'
import { icons } from '../port/theme'
import { problemsOf } from '../text/problems-of'
import { targetProblems } from './menu-problems'

/** Problems with the social network profiles, one sentence each. */
export function networkProblems(networks: SiteConfig['networks']): string[] {
  return networks.flatMap(({ href, title }) =>
    problemsOf(`networks: "${href}"`, [
      !(href.startsWith('https://') && URL.canParse(href)) && 'must be an https address',
      title.trim() === '' && 'needs a title: write the name of the network',
    ]),
  )
}

/** Problems with the links of the calls to action (main, second, booking), one sentence each. */
export function actionProblems({
  mainAction,
  secondAction,
  locations = {},
}: Pick<SiteConfig, 'mainAction' | 'secondAction' | 'locations'>): string[] {
  const ofActions = Object.entries({ mainAction, secondAction }).flatMap(([name, action]) => {
    if (action === undefined) return []
    const { icon } = action
    const isIcon = icon === undefined || icon in icons || icon.startsWith('/')
    return [
      ...targetProblems(name, action, []),
      ...Object.entries(action.hrefIn ?? {}).flatMap(([lang, href]) =>
        targetProblems(`${name}: hrefIn: ${lang}`, { href, title: '' }, []),
      ),
      ...problemsOf(`${name}: icon "${icon}"`, [
        !isIcon && 'is no icon of components/icons.ts, and no file of public/ such as /mesa.svg',
      ]),
    ]
  })
  const ofPlaces = Object.entries(locations).flatMap(([slug, { bookingUrl }]) =>
    bookingUrl === undefined
      ? []
      : targetProblems(`locations: ${slug}: bookingUrl`, { href: bookingUrl, title: '' }, []),
  )
  return [...ofActions, ...ofPlaces]
}
