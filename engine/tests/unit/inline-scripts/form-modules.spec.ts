import type * as Outcome from '../../../src/inline-scripts/browser/form/outcome'
import type * as PreparedPost from '../../../src/inline-scripts/browser/form/prepared-post'
import type * as ProofOfWork from '../../../src/inline-scripts/browser/form/proof-of-work'
import type * as SameForm from '../../../src/inline-scripts/browser/form/same-form'
import { expect, test } from '../own-environment'
import { load, open, origin } from './blank-page'

test.use({ environment: { SITE_API_KEY: `sk_${'0'.repeat(48)}`, PLATFORM_ORIGIN: 'http://localhost:9' } })

const action = (name: string) => `<input type="hidden" name="$ACTION_ID_${name}"><input name="id">`

test('a form is found on another page by its name, and one of several by its number', {
  tag: '@all',
}, async ({ page }) => {
  await open(page, '')
  const sameForm = await load<typeof SameForm>(page, 'form/same-form.ts')
  const found = (here: string, which: number, there: string) =>
    sameForm.evaluate(
      ({ sameForm }, [here, which, there]) => {
        document.body.innerHTML = here
        const form = document.forms[which]
        return form && sameForm(form, new DOMParser().parseFromString(there, 'text/html'))?.title
      },
      [here, which, there] as const,
    )
  const other = '<form title="other"></form>'
  for (const [name, form] of [
    ['an id', (title: string) => `<form id="a" title="${title}"><input name="id"></form>`],
    ['a name', (title: string) => `<form data-form="a" title="${title}"></form>`],
    ['an action', (title: string) => `<form title="${title}">${action('a')}</form>`],
    [
      'a bound action',
      (title: string) =>
        `<form title="${title}"><input name="$ACTION_1:0" value='{"id":"a","bound":"$@1"}'></form>`,
    ],
  ] as const) {
    expect(await found(form('one'), 0, other + form('one')), name).toBe('one')
    expect(await found(form('one'), 0, other), name).toBeUndefined()
    const two = form('one') + form('two')
    expect(await found(two, 1, other + two), name).toBe('two')
    expect(await found(two, 1, form('one')), name).toBe('one')
  }
  // Another action.
  expect(
    await found(`<form>${action('a')}</form>`, 0, `<form title="b">${action('b')}</form>`),
  ).toBeUndefined()
})

test('the proof of work is one that the server takes, begins once, and serves once', { tag: '@all' }, async ({
  page,
}) => {
  const { captcha } = await import('../../../src/leads/captcha')
  await open(page, '<form><input name="captcha" data-proof="/challenge"></form>')
  let challenges = 0
  await page.route(`${origin}/challenge`, async (route) => {
    challenges += 1
    await route.fulfill({ json: await captcha.challenge() })
  })
  const proofOfWork = await load<typeof ProofOfWork>(page, 'form/proof-of-work.ts')
  const prove = () =>
    proofOfWork.evaluate(async ({ proofOf, prove }) => {
      const form = document.querySelector('form')
      const field = document.querySelector('input')
      if (!form || !field) return null
      const data = new FormData(form)
      await proofOf(form, field)
      await prove(form, field, data)
      return data.get('captcha')
    })
  const proofs = [await prove(), await prove()]
  expect(challenges).toBe(2)
  for (const proof of proofs) expect(await captcha.isSolved(String(proof))).toBe(true)
  expect(await captcha.isSolved(String(proofs[0]))).toBe(false)
  // Without a challenge, the form is sent, and the server reports what is missing.
  await page.unroute(`${origin}/challenge`)
  expect(await prove()).toBe('')
})

test('a browser that lacks a function fails before the form is posted', { tag: '@all' }, async ({ page }) => {
  await open(
    page,
    '<form action="/there"><input name="a" value="1"><button name="b" value="2"></button></form>',
  )
  const module = await load<typeof PreparedPost>(page, 'form/prepared-post.ts')
  const posted = page.waitForRequest(`${origin}/there`)
  const fields = await module.evaluate(async ({ preparedPost }) => {
    const form = document.querySelector('form')
    if (!form) return []
    const { data, post } = preparedPost(form, form.querySelector('button'))
    await post()
    return [...data]
  })
  expect(fields).toEqual([
    ['a', '1'],
    ['b', '2'],
  ])
  expect((await posted).method()).toBe('POST')
  for (const lacking of [
    'fetch',
    'FormData',
    'DOMParser',
    'CustomEvent',
    'AbortSignal',
    'Element.prototype.replaceChildren',
  ])
    expect(
      await module.evaluate(({ preparedPost }, path) => {
        const names = path.split('.')
        const name = names.pop() ?? ''
        const owner = names.reduce<object>((object, name) => Reflect.get(object, name), window)
        const before = Object.getOwnPropertyDescriptor(owner, name)
        Reflect.deleteProperty(owner, name)
        try {
          const form = document.querySelector('form')
          if (form) preparedPost(form, null)
          return 'prepared'
        } catch {
          return 'lacks something'
        } finally {
          if (before) Object.defineProperty(owner, name, before)
        }
      }, lacking),
      lacking,
    ).toBe('lacks something')
})

test('each status of an answer without a form has its message', { tag: '@all' }, async ({ page }) => {
  await open(page, '')
  const outcome = await load<typeof Outcome>(page, 'form/outcome.ts')
  const statuses = [400, 403, 404, 408, 409, 413, 429, 499, 500, 502, 503, 504, 200]
  const cases = await outcome.evaluate(({ caseOf }, statuses) => statuses.map(caseOf), statuses)
  expect(Object.fromEntries(statuses.map((status, index) => [status, cases[index]]))).toEqual({
    ...{ 400: 'failed', 403: 'failed', 413: 'failed', 499: 'failed', 429: 'limited' },
    ...{ 404: 'outdated', 409: 'outdated', 408: 'unknown' },
    ...{ 500: 'unknown', 502: 'unknown', 503: 'unknown', 504: 'unknown', 200: 'unknown' },
  })
})

test('an answered form focuses its first invalid field, else its message, else its first field', {
  tag: '@all',
}, async ({ page }) => {
  await open(page, '<form></form>')
  const outcome = await load<typeof Outcome>(page, 'form/outcome.ts')
  const field = '<input type="hidden"><input title="field" autofocus>'
  const alert = '<p role="alert" tabindex="-1" title="alert"></p>'
  for (const [shown, focused] of [
    [`${field}<input aria-invalid="true" title="invalid">${alert}`, 'invalid'],
    [field + alert, 'alert'],
    [
      `${alert.replace('role', 'hidden role')}${field}<p role="status" tabindex="-1" title="status"></p>`,
      'status',
    ],
    [field, 'field'],
  ] as const) {
    const title = await outcome.evaluate(({ replaceForm }, html) => {
      const [form, answered] = [document.querySelector('form'), document.createElement('form')]
      answered.innerHTML = html
      if (form) replaceForm(form, answered)
      return document.activeElement instanceof HTMLElement && document.activeElement.title
    }, shown)
    expect(title).toBe(focused)
  }
})
