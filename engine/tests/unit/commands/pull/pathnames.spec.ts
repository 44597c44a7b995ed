import { test, variablesOf } from './platform'
import { expectTheSame } from './same-content'

test.use({ environment: variablesOf('oficina-castro') })

test('4.1.0: the sandbox serves what was pulled as the platform did, with the same files', {
  tag: '@all',
}, async ({ platform }) => {
  const common = ['settings', 'services', 'products', 'locations', 'values', 'legal']
  await expectTheSame(platform, 'oficina-castro', [...common, 'caseStudies'])
})
