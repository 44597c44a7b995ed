import { expect, test } from '@playwright/test'
import { pictureInMemory, storeInMemory } from '../../../lib/pictures/resized/pictures-in-memory'

test('pictures take 50 MB of memory at most: those go that were seen longest ago', async () => {
  const picture = (key: string) => ({ key, version: '', maxAge: 1, madeAt: 0, format: 'webp' })
  const keys = ['a', 'b', 'c', 'd', 'e', 'f']
  for (const key of keys.slice(0, 5)) await storeInMemory(picture(key), new Uint8Array(10_000_000))
  pictureInMemory('a')
  await storeInMemory(picture('f'), new Uint8Array(10_000_000))
  expect(keys.filter((key) => pictureInMemory(key))).toEqual(['a', 'c', 'd', 'e', 'f'])
})
