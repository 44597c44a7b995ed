import { PHASE_DEVELOPMENT_SERVER } from 'next/constants'
import { fileProblems } from '../checks/file-problems'
import { mayResolveItself, siteConfigAdvice, siteConfigProblems } from '../checks/problems'
import type { Measure } from '../pictures/public-files'

/** Exits if the site's settings have problems. In development a menu entry may precede its page; until then the entry is left out. */
export function checkSiteOrExit(phase: string, pictures: Record<string, Measure>, files: object): void {
  const problems = [...siteConfigProblems(), ...fileProblems({ pictures, others: files })]
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER
  const fatal = isDevelopment ? problems.filter((problem) => !mayResolveItself(problem)) : problems
  if (fatal.length > 0)
    exit(new Error(`The site is not configured correctly:\n${fatal.map((text) => `  - ${text}`).join('\n')}`))
  for (const text of [...problems, ...siteConfigAdvice()]) console.warn(text)
}

export function exit(error: Error): never {
  console.error(error.message)
  process.exit(1)
}
