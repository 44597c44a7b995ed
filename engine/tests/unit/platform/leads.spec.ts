import type { RequestListener } from 'node:http'
import { createLead } from '../../../src/platform/leads'
import { expect, testWithPlatform } from '../own-environment'

/* Tests of the platform's answers to a lead: created, not created, or unknown. */

let answer: RequestListener
const test = testWithPlatform({ answer: (request, response) => answer(request, response) })

const lead = {
  name: 'Ana',
  email: 'ana@exemplo.pt',
  message: 'Preciso de ajuda.',
  formType: 'quote',
} as const
const receipt = '{"success":true,"id":"lead_1"}'
const gateway = '<!doctype html><title>502 Bad Gateway</title>'

for (const [status, body, outcome] of [
  [201, receipt, 'created'],
  [200, receipt, 'created'],
  [201, '', 'unknown'],
  [200, gateway, 'unknown'],
  [204, '', 'unknown'],
  [400, '{"error":"JSON"}', 'failed'],
  [401, '{"error":"key"}', 'failed'],
  [403, gateway, 'failed'],
  [404, '', 'failed'],
  [408, gateway, 'unknown'],
  [413, gateway, 'failed'],
  [422, '{"error":"x","issues":[{"path":"email","message":"x"}]}', 'invalid'],
  [429, '{"error":"x"}', 'failed'],
  [500, '{"error":"x"}', 'unknown'],
  [502, gateway, 'unknown'],
  [503, '{"error":"x"}', 'unknown'],
  [504, gateway, 'unknown'],
  [520, '', 'unknown'],
] as const) {
  test(`${status} ${body.slice(0, 30)} is a lead that is ${outcome}`, async () => {
    let calls = 0
    answer = (_, response) => {
      calls += 1
      response.writeHead(status).end(status === 204 ? undefined : body)
    }
    expect(await createLead(lead)).toMatchObject({ status: outcome })
    expect(calls).toBe(1)
  })
}

test('a connection that breaks after the request is a lead that may have arrived', async () => {
  answer = (request, response) => request.resume().on('end', () => response.destroy())
  expect(await createLead(lead)).toEqual({ status: 'unknown' })
})
