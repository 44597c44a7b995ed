import { problemsOf } from '@/lib/format/problems-of'
import { scriptProblems } from '@/lib/routing/headers/third-party-scripts'
import type { Consent } from '../types'

export function consentProblems(consent: Consent | undefined): string[] {
  if (!consent) return []
  const { scripts } = consent
  return [
    ...problemsOf('consent:', [
      scripts.length === 0 && 'has no scripts: leave it out, and nobody is asked',
      scripts.some(({ name }) => name.trim() === '') &&
        'has a script without a name: write who gets the data',
    ]),
    ...scriptProblems(scripts).map((text) => `consent: ${text}`),
  ]
}
