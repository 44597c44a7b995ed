import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { checkDisk, diskHealth } from '../../../src/process/disk'
import { onPlatformError } from '../../../src/process/log'
import { temporaryFolder } from '../../sandbox/support/folders'

test('a full or unwritable disk is in the health, and is reported once as an error', async () => {
  test.skip(process.platform !== 'linux', 'a file of the system stands in for a full disk')
  const folder = join(temporaryFolder(), 'cache')
  const reported: string[] = []
  onPlatformError(({ message }) => reported.push(message))
  expect(diskHealth()).toEqual({ outcome: null, failingSince: null })
  await checkDisk(folder)
  expect(diskHealth()).toEqual({ outcome: 'ok', failingSince: null })

  // Writing to this file fails like on a full disk.
  symlinkSync('/dev/full', join(folder, 'disk-check'))
  await checkDisk(folder)
  const full = diskHealth()
  expect(full).toEqual({ outcome: 'full', failingSince: expect.stringMatching(/^\d{4}-/) })
  rmSync(folder, { recursive: true })
  writeFileSync(folder, '')
  await checkDisk(folder)
  expect(diskHealth()).toEqual({
    ...full,
    outcome: expect.stringMatching(/^E[A-Z]+$/),
    failingSince: expect.any(String),
  })
  expect(reported).toEqual([expect.stringMatching(/cannot be written \(full\)/)])

  rmSync(folder)
  mkdirSync(folder)
  await checkDisk(folder)
  expect(diskHealth()).toEqual({ outcome: 'ok', failingSince: null })
  expect(reported).toHaveLength(1)
})
