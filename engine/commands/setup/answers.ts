import { text } from 'node:stream/consumers'
import { environmentProblems } from '../../src/environment/environment'
import { siteConfig } from '../../src/port/config'
import { taxNumberProblem } from '../../src/text/tax-number'
import type { Options } from './options'
import { obtain } from './question'
import type { Terminal } from './terminal'

export interface Answers {
  PLATFORM_ORIGIN: string
  SITE_API_KEY: string
  /** '' when the site has no URL yet. */
  SITE_URL: string
  /** '' to leave it as it is. */
  accent: string
  /** '' to leave it as it is. */
  nipc: string
}

/** What is known before the first question. */
export interface Known {
  /** Variables of .env.local. */
  existing: Record<string, string>
  /** SITE_API_KEY in the environment. */
  keyOfEnvironment: string | undefined
}

/**
 * The answers: from flags, else from questions, else from .env.local.
 * @throws SetupError that names a missing or malformed answer
 */
export async function gatherAnswers(
  options: Options,
  { existing, keyOfEnvironment }: Known,
  terminal: Terminal | undefined,
): Promise<Answers> {
  const platform = existing.PLATFORM_ORIGIN ?? siteConfig.platformOrigin
  const origin = await obtain(terminal, {
    given: options.origin,
    proposal: platform,
    ask: ({ ask }) => ask('Address of the platform', platform),
    problemOf: required('PLATFORM_ORIGIN', '--origin'),
  })
  const key = await obtain(terminal, {
    given: options['key-stdin'] ? await text(process.stdin) : (options.key ?? keyOfEnvironment),
    proposal: existing.SITE_API_KEY,
    ask: ({ askHidden }) =>
      askHidden(
        existing.SITE_API_KEY ? 'Key of the site, Enter for the one in .env.local' : 'Key of the site',
      ),
    problemOf: required('SITE_API_KEY', '--key-stdin, --key or the variable SITE_API_KEY'),
  })
  const siteUrl = await obtain(terminal, {
    given: options['site-url'],
    proposal: existing.SITE_URL,
    ask: ({ ask }) => ask('Public address of the site, such as https://www.cliente.pt', existing.SITE_URL),
    problemOf: (answer) => (answer === '' ? undefined : problemOf('SITE_URL', answer)),
  })
  const accent = await obtain(terminal, {
    given: options.accent,
    ask: ({ ask }) => ask("The client's accent colour, such as #1d4ed8; Enter to leave it as it is"),
    problemOf: () => undefined,
  })
  const nipc = await obtain(terminal, {
    given: options.nipc,
    ask: ({ ask }) => ask("The client's tax number (NIPC); Enter to leave it as it is"),
    problemOf: (answer) => (answer === '' ? undefined : problemOfTaxNumber(answer)),
  })
  return {
    PLATFORM_ORIGIN: asOrigin(origin),
    SITE_API_KEY: key,
    SITE_URL: siteUrl && asOrigin(siteUrl),
    accent,
    nipc,
  }
}

function required(name: string, flags: string) {
  return (answer: string) =>
    answer === '' ? `${name} is missing: give it with ${flags}.` : problemOf(name, answer)
}

/** The messages come from the data layer and never repeat a key. */
function problemOf(name: string, value: string): string | undefined {
  const found = environmentProblems({ [name]: value }).find((problem) => problem.name === name)
  return found && `${name} ${found.problem}.`
}

function problemOfTaxNumber(answer: string): string | undefined {
  const problem = taxNumberProblem(answer)
  return problem && `The tax number ${problem}.`
}

function asOrigin(address: string): string {
  return new URL(address).origin
}
