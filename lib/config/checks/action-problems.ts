import { icons } from '@/components/icons'
import { problemsOf } from '@/lib/format/problems-of'
import type { SiteConfig } from '../site-config'
import { targetProblems } from './menu-problems'

export function actionProblems({
  mainAction,
  secondAction,
  quote,
}: Pick<SiteConfig, 'mainAction' | 'secondAction' | 'quote'>): string[] {
  const actions = Object.entries({ mainAction, secondAction })
  return [
    ...actions.flatMap(([name, action]) =>
      action
        ? [
            ...targetProblems(name, action, []),
            ...problemsOf(`${name}: icon "${action.icon}"`, [
              action.icon !== undefined &&
                !(action.icon in icons) &&
                !action.icon.startsWith('/') &&
                'is no icon of components/icons.ts, and no file of public/ such as /mesa.svg',
            ]),
          ]
        : [],
    ),
    ...problemsOf('quote:', [
      quote && quote.services.length === 0 && 'services has no slug: write quote: false for no quotes',
    ]),
  ]
}
