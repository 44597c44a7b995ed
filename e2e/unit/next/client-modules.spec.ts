import { expect, test } from '@playwright/test'
import { grownModules, readRecord } from '../../builds/client-modules'

test('modules that are new or larger are named, the largest first', () => {
  const before = { 'components/a.tsx': 100, 'components/b.tsx': 100, 'components/c.tsx': 100 }
  const now = { 'components/a.tsx': 130, 'components/b.tsx': 90, 'components/c.tsx': 100, culori: 900 }
  expect(grownModules(before, now)).toEqual([
    'culori: 900 bytes more, 900 in all',
    'components/a.tsx: 30 bytes more, 130 in all',
  ])
})

test('there is a record to compare with', () => {
  expect(Object.keys(readRecord('/contactos'))).toContain('components/lead-form/lead-form.tsx')
})
