import { expect } from '@playwright/test'
import { gatherAnswers } from '../../../scripts/setup/answers'
import { readOptions } from '../../../scripts/setup/options'
import { findBusiness } from '../../../scripts/setup/platform'
import { SetupError } from '../../../scripts/setup/setup-error'
import { startStandIn } from '../../servers/stand-in'
import { closedPort, key, standInPort, test } from '../support/kit'
import { expectRefusal } from '../support/setup'

test('a platform that does not accept the key: a sentence, nothing written', async ({ clone, platform }) => {
  await platform.setFault({ siteKey: 'mare-alta', resource: 'settings', fault: '401' })
  await expectRefusal(
    clone,
    ['--origin', platform.origin, '--key', key, '--accent', '#1d4ed8'],
    /settings: the platform does not accept the key .* ask the platform operator for a new one/,
  )
})

/** What setup prints before "Nothing was written." */
async function refusalOf(attempt: Promise<unknown>): Promise<string> {
  const error = await attempt.catch((reason: unknown) => reason)
  if (!(error instanceof SetupError)) throw new Error(`no refusal: ${error}`)
  expect(error.message).not.toContain(key)
  return error.message
}

const refusals: Record<string, RegExp> = {
  '500': /settings: the platform could not deliver .*answered 500/,
  garbage: /settings: something answers there that is not the platform/,
  reset: /settings: the connection was cut/,
  hang: /settings: the platform does not answer within 5 seconds/,
}
for (const [fault, sentence] of Object.entries(refusals)) {
  test(`a platform with the fault ${fault}: a sentence`, async ({ environment, platform }) => {
    await platform.setFault({ siteKey: 'mare-alta', resource: 'settings', fault })
    expect(await refusalOf(findBusiness(environment))).toMatch(sentence)
  })
}

test('one resource that cannot be read is enough to write nothing', async ({ clone, platform }) => {
  await platform.setFault({ siteKey: 'mare-alta', resource: 'posts', fault: 'wrong-shape' })
  await expectRefusal(
    clone,
    ['--origin', platform.origin, '--key', key],
    /posts: the answer is not what the contract says/,
  )
})

test('a foreign contract is said, and is no reason to stop', async ({ clone, platform }) => {
  await platform.setFault({ siteKey: 'mare-alta', resource: '*', fault: 'foreign-version' })
  const { code, output } = await clone.run('setup', ['--origin', platform.origin, '--key', key])
  expect(output).toContain('! Contract 7.0.0')
  expect(code).toBe(0)
})

const origin = 'https://platform.test'
const malformed: [what: string, args: string[], sentence: RegExp][] = [
  ['no address', ['--key', key], /PLATFORM_ORIGIN is missing: give it with --origin/],
  ['no key', ['--origin', origin], /SITE_API_KEY is missing: give it with --key-stdin/],
  ['a malformed key', ['--origin', origin, '--key', `${key}0`], /SITE_API_KEY must be "sk_" and 48/],
  [
    'a site over http',
    ['--origin', origin, '--key', key, '--site-url', 'http://cliente.pt'],
    /SITE_URL must use https/,
  ],
  ['an unknown flag', ['--keys', 'x'], /'--keys'[\s\S]*--key-stdin/],
]
for (const [what, args, sentence] of malformed) {
  test(`${what}: a sentence`, async () => {
    const known = { existing: {}, keyOfEnvironment: undefined }
    const answers = async () => gatherAnswers(readOptions(args), known, undefined)
    expect(await refusalOf(answers())).toMatch(sentence)
  })
}

const wrong: [what: string, args: (origin: string) => string[], sentence: RegExp][] = [
  ['a key without its flag', (origin) => ['--origin', origin, key], /belongs to no flag/],
  [
    'an unknown key',
    (origin) => ['--origin', origin, '--key', `sk_${'0'.repeat(48)}`],
    /does not accept the key/,
  ],
  [
    'nothing there',
    () => ['--origin', `http://localhost:${closedPort}`, '--key', key],
    /nothing answers there .*ECONNREFUSED/,
  ],
  [
    'https where none is spoken',
    (origin) => ['--origin', origin.replace('http:', 'https:'), '--key', key],
    /no safe connection \(https\)/,
  ],
  [
    'no colour',
    (origin) => ['--origin', origin, '--key', key, '--accent', 'bordeaux-ish'],
    /"bordeaux-ish" is not a colour/,
  ],
]
for (const [what, args, sentence] of wrong) {
  test(`${what}: a sentence, nothing written`, async ({ clone, platform }) => {
    await expectRefusal(clone, args(platform.origin), sentence)
  })
}

for (const [what, status, headers, sentence] of [
  ['a website', 200, { 'content-type': 'text/html' }, /something answers there that is not the platform/],
  ['an address that leads on', 308, { location: '/elsewhere' }, /the address only leads on to another one/],
] as const) {
  test(`${what} in the place of the platform: a sentence, nothing written`, async ({ clone }) => {
    const standIn = await startStandIn(
      (_, response) => response.writeHead(status, headers).end('<p>Olá'),
      standInPort,
    )
    await expectRefusal(clone, ['--origin', standIn.origin, '--key', key], sentence)
    standIn.stop()
  })
}
