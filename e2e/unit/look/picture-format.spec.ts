import { resizedAddress } from '../../../lib/pictures/picture-address'
import { pictureFormat } from '../../../lib/pictures/picture-format'
import { expect, test } from '../own-environment'

test.use({ environment: { SITE_API_KEY: `sk_${'0'.repeat(48)}` } })

const chromium = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

for (const [width, accept, format] of [
  [96, chromium, 'image/avif'],
  [828, chromium, 'image/avif'],
  [1200, chromium, 'image/webp'],
  [640, 'image/webp,*/*', 'image/webp'],
  [640, 'image/avif', 'image/avif'],
  [1200, 'image/avif', ''],
  [640, '*/*', ''],
  [640, undefined, ''],
] as const) {
  test(`a picture of ${width} px for ${accept} is ${format || 'in the format of its file'}`, () => {
    expect(pictureFormat(resizedAddress('/barco.jpg', width), accept)).toBe(format)
  })
}
