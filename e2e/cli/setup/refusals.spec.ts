import { expect } from '@playwright/test'
import { gatherAnswers } from '../../../scripts/setup/answers'
import { readOptions } from '../../../scripts/setup/options'
import { findBusiness } from '../../../scripts/setup/platform'
import { SetupError } from '../../../scripts/setup/setup-error'
import { closedPort, key, platformOrigin, test } from '../support/kit'
import { expectRefusal, given } from '../support/setup'

/** What setup prints before "Nothing was written." */
async function refusalOf(attempt: Promise<unknown>): Promise<string> {
  const error = await attempt.catch((reason: unknown) => reason)
  if (!(error instanceof SetupError)) throw new Error(`no refusal: ${error}`)
  expect(error.message).not.toContain(key)
  return error.message
}

for (const [resource, fault, sentence] of [
  ['settings', '401', /settings: the platform does not accept the key .* for a new one/],
  ['settings', '500', /settings: the platform could not deliver .*answered 500/],
  ['settings', 'garbage', /settings: something answers there that is not the platform/],
  ['settings', 'reset', /settings: the connection was cut/],
  ['settings', 'hang', /settings: the platform does not answer within 5 seconds/],
  ['posts', 'wrong-shape', /posts: the answer is not what the contract says/],
] as const) {
  test(`a platform with the fault ${fault}: a sentence`, async ({ environment, platform }) => {
    await platform.setFault({ siteKey: 'mare-alta', resource, fault })
    expect(await refusalOf(findBusiness(environment))).toMatch(sentence)
  })
}

test('a foreign contract is said, and is no reason to stop', async ({ clone, platform }) => {
  await platform.setFault({ siteKey: 'mare-alta', resource: '*', fault: 'foreign-version' })
  const { code, output } = await clone.run('setup', given)
  expect(output).toContain('! Contract 7.0.0')
  expect(code).toBe(0)
})

const origin = ['--origin', 'https://platform.test']
for (const [what, args, sentence] of [
  ['no address', ['--key', key], /PLATFORM_ORIGIN is missing: give it with --origin/],
  ['no key', origin, /SITE_API_KEY is missing: give it with --key-stdin/],
  ['a malformed key', [...origin, '--key', `${key}0`], /SITE_API_KEY must be "sk_" and 48/],
  ['a site over http', [...given, '--site-url', 'http://cliente.pt'], /SITE_URL must use https/],
  ['an unknown flag', ['--keys', 'x'], /'--keys'[\s\S]*--key-stdin/],
  ['a key without its flag', [...origin, key], /belongs to no flag/],
] as const) {
  test(`${what}: a sentence`, async () => {
    const known = { existing: {}, keyOfEnvironment: undefined }
    const answers = async () => gatherAnswers(readOptions([...args]), known, undefined)
    expect(await refusalOf(answers())).toMatch(sentence)
  })
}

for (const [what, args, sentence] of [
  ['a key of nobody', ['--key', `sk_${'0'.repeat(48)}`], /does not accept the key/],
  ['nothing there', ['--origin', `http://localhost:${closedPort}`], /nothing answers there .*ECONNREFUSED/],
  [
    'https where none is',
    ['--origin', platformOrigin.replace('http', 'https')],
    /no safe connection \(https\)/,
  ],
  ['no colour', ['--accent', 'bordeaux-ish'], /"bordeaux-ish" is not a colour/],
] as const) {
  test(`${what}: a sentence, nothing written`, async ({ clone }) => {
    await expectRefusal(clone, [...given, ...args], sentence)
  })
}

for (const [what, status, headers, sentence] of [
  ['a website', 200, { 'content-type': 'text/html' }, /something answers there that is not the platform/],
  ['an address that leads on', 308, { location: '/elsewhere' }, /the address only leads on to another one/],
] as const) {
  test(`${what} in the place of the platform: a sentence, nothing written`, async ({ clone, standIn }) => {
    const website = await standIn((_, response) => response.writeHead(status, headers).end('<p>Olá'))
    await expectRefusal(clone, [...given, '--origin', website.origin], sentence)
  })
}
