import { expect } from '@playwright/test'
import { gatherAnswers } from '../../../commands/setup/answers'
import { readOptions } from '../../../commands/setup/options'
import { findBusiness } from '../../../commands/setup/platform'
import { SetupError } from '../../../commands/setup/setup-error'
import { key, platformOrigin, standInOrigin, test, wellConfigured } from '../support/kit'

const given = ['--origin', platformOrigin, '--key', key]

/** The text that setup prints before "Nothing was written." */
async function refusalOf(attempt: Promise<unknown>): Promise<string> {
  const error = await attempt.catch((reason: unknown) => reason)
  if (!(error instanceof SetupError)) throw new Error(`no refusal: ${error}`)
  expect(error.message).not.toContain(key)
  return error.message
}

// The tests of the doctor cover other faults (engine/tests/cli/doctor/platform.spec.ts).
for (const [resource, fault, sentence] of [
  ['settings', '401', /settings: the platform does not accept the key .* for a new one/],
  ['settings', 'garbage', /settings: something answers there that is not the platform/],
  ['posts', 'wrong-shape', /posts: the answer does not follow the contract/],
] as const) {
  test(`setup refuses a platform with the fault ${fault} on ${resource} in one sentence`, async ({
    platform,
  }) => {
    await platform.setFault({ siteKey: 'mare-alta', resource, fault })
    expect(await refusalOf(findBusiness(wellConfigured))).toMatch(sentence)
  })
}

const origin = ['--origin', 'https://platform.test']
for (const [what, args, sentence] of [
  ['a missing address', ['--key', key], /PLATFORM_ORIGIN is missing: give it with --origin/],
  ['a missing key', origin, /SITE_API_KEY is missing: give it with --key-stdin/],
  ['a malformed key', [...origin, '--key', `${key}0`], /SITE_API_KEY must be "sk_" and 48/],
  ['a site over http', [...given, '--site-url', 'http://cliente.pt'], /SITE_URL must use https/],
  ['an unknown flag', ['--keys', 'x'], /'--keys'[\s\S]*--key-stdin/],
  ['a key without its flag', [...origin, key], /belongs to no flag/],
] as const) {
  test(`setup refuses ${what} in one sentence`, async () => {
    const known = { existing: {}, keyOfEnvironment: undefined }
    const answers = async () => gatherAnswers(readOptions([...args]), known, undefined)
    expect(await refusalOf(answers())).toMatch(sentence)
  })
}

for (const [what, args, sentence] of [
  ['an unknown key', ['--key', `sk_${'0'.repeat(48)}`], /does not accept the key/],
  [
    'an https address of an http server',
    ['--origin', platformOrigin.replace('http', 'https')],
    /no secure connection \(https\)/,
  ],
  ['an address that redirects', ['--origin', standInOrigin], /the address redirects to another one/],
  ['an invalid colour', ['--accent', 'bordeaux-ish'], /"bordeaux-ish" is not a colour/],
  [
    'a value that .env.local contradicts',
    ['--site-url', 'https://novo.pt'],
    /other values for SITE_URL: pass --force/,
  ],
] as const) {
  test(`setup refuses ${what} in one sentence, and writes nothing`, async ({ clone, standIn }) => {
    await standIn((_, response) => response.writeHead(308, { location: '/elsewhere' }).end())
    clone.write('.env.local', 'SITE_URL=https://antigo.pt')
    const files = () => ['.env.local', 'site/config.ts'].map(clone.read)
    const before = files()
    const { code, output, errors } = await clone.run('setup', [...given, ...args])
    expect(errors).toMatch(sentence)
    expect(errors).toContain('Nothing was written.')
    expect(errors).not.toMatch(/^\s+at /m)
    expect(output + errors).not.toContain(key)
    expect(code).toBe(1)
    expect(files()).toEqual(before)
  })
}
