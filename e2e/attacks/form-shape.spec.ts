import { newLead, post } from '../fixtures/posting'
import { expect, test } from './fresh-site'
import { leadCalls } from './lead-calls'

/* A form that is posted as no version of React did so far. */

const posted = () => ({ ...newLead(), $ACTION_UNKNOWN: '1' })

test('a form of an unknown shape is refused, and the log says so once, with the way out', {
  tag: '@all',
}, async ({ site: { origin, log }, sandbox }) => {
  for (const _ of [1, 2]) expect((await post({ origin, values: posted() })).status).toBe(400)
  expect(log().match(/\[forms\] .*/g)).toEqual([
    expect.stringMatching(/^\[forms\] a POST to \/contactos was answered 400: .*FORM_POST_GUARD=off/),
  ])
  expect((await post({ origin })).status, 'a form as the page has it').toBe(303)
  expect(await leadCalls(sandbox)).toBe(1)
})

test.describe('with FORM_POST_GUARD=off', () => {
  test.use({ variables: { FORM_POST_GUARD: 'off' } })

  test('a form of an unknown shape is sent, and one from elsewhere is not', { tag: '@all' }, async ({
    site: { origin },
    sandbox,
  }) => {
    expect((await post({ origin, values: posted() })).status).toBe(303)
    expect(await leadCalls(sandbox)).toBe(1)
    const elsewhere = { origin: 'https://outro.example' }
    expect((await post({ origin, values: posted(), headers: elsewhere })).status).toBe(403)
  })
})
