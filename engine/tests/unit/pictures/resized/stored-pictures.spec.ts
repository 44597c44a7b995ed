import { expect, test } from '@playwright/test'
import { noteUnwritable } from '../../../../src/pictures/picture-folder'
import { openPicture, storePicture } from '../../../../src/pictures/resized/stored-pictures'
import { processState } from '../../../../src/process/process-state'

test('pictures take 50 MB of memory at most, and those seen longest ago are dropped first', async () => {
  noteUnwritable('full')
  const picture = (key: string) => ({ key, version: '', maxAge: 1, madeAt: 0, format: 'webp' })
  for (const key of ['a', 'b', 'c', 'd', 'e']) await storePicture(picture(key), new Uint8Array(9_900_000))
  await openPicture('a')
  await storePicture(picture('f'), new Uint8Array(9_900_000))
  const held = processState.picturesInMemory?.keys() ?? []
  expect([...held]).toEqual(['f', 'a', 'e', 'd', 'c'])
})
