import { expect } from '@playwright/test'
import { runScript } from '../support/clone'
import { configure } from '../support/doctor'
import { test, wellConfigured } from '../support/kit'

test('the output of the doctor is a list of findings with marks and remedies', async ({ clone }) => {
  configure(clone)
  const { code, output } = await clone.run('doctor')
  expect(code).toBe(1)
  expect(output).toMatch(/^ {2}✓ The key is accepted: Maré Alta \(mare-alta\)$/m)
  expect(output).toMatch(/^ {2}• PLATFORM_ORIGIN is .* only this machine\n {6}→ .+$/m)
  expect(output).toMatch(
    /^ {2}✗ http:\/\/127\.0\.0\.1:\d+ cannot be reached \(ECONNREFUSED\)\n {6}→ .*--before-deploy$/m,
  )
  expect(output.trim().split('\n').at(-1)).toBe('1 problem must be fixed.')
})

test('the doctor works in the template itself', async ({ platform: _ }) => {
  const { code, output } = await runScript('.', 'doctor', ['--before-deploy'], { env: wellConfigured })
  expect(output).toContain('✓ The key is accepted')
  expect(output.trim().split('\n').at(-1)).toBe('The site is ready for launch.')
  expect(code).toBe(0)
})

test('an unknown flag of the doctor is answered with the known ones', async ({ clone }) => {
  const { code, errors } = await clone.run('doctor', ['--fast'])
  expect(code).toBe(1)
  expect(errors).toMatch(/'--fast'[\s\S]*--before-deploy/)
})
