import { expect, test } from '@playwright/test'
import type { Picture } from '../../../src/fields/files'
import {
  heroPicture,
  pictureFit,
  shapeOf,
  shapeOfList,
  showPictures,
} from '../../../src/pictures/picture-fit'

const picture = (width?: number, height?: number, src = 'https://a.test/x.jpg'): Picture => ({
  src,
  alt: '',
  width,
  height,
})
const logo = (width: number, height: number) => picture(width, height, 'https://a.test/x.png?v=2')

test('a photograph fills its shape, a drawing is not cropped, a tiny picture is not enlarged', () => {
  const shape = 4 / 3
  expect(pictureFit(picture(1600, 1067), shape)).toBe('cover')
  expect(pictureFit(picture(500, 1500), shape)).toBe('cover')
  expect(pictureFit(picture(), shape)).toBe('cover')
  expect(pictureFit(logo(800, 600), shape)).toBe('cover')
  expect(pictureFit(logo(900, 300), shape)).toBe('contain')
  expect(pictureFit(logo(600, 600), shape)).toBe('contain')
  expect(pictureFit(picture(64, 48), shape)).toBe('natural')
})

test('the shape follows the picture within bounds', () => {
  expect(shapeOf(picture(1500, 1000), [0.8, 2])).toBe(1.5)
  expect(shapeOf(picture(500, 1500), [0.8, 2])).toBe(0.8)
  expect(shapeOf(picture(3000, 400), [0.8, 2])).toBe(2)
  expect(shapeOf(picture(), [0.8, 2])).toBeCloseTo(4 / 3)
})

test('a list of portraits has their shape, and one that would lose too much stands whole', () => {
  const [portrait, landscape] = [picture(900, 1200), picture(1200, 800)]
  expect(shapeOfList([portrait, portrait, landscape], 1.5)).toBe(0.75)
  expect(shapeOfList([portrait, landscape, landscape, undefined], 1.5)).toBe(1.5)
  expect(shapeOfList([picture(500, 1500)], 1.5)).toBe(0.65)
  expect(shapeOfList([undefined, picture()], 1.5)).toBe(1.5)
  // A phone photograph of 9:16, and a single portrait among others.
  expect(pictureFit(picture(900, 1600), shapeOfList([picture(900, 1600)], 1.5), true)).toBe('cover')
  expect(pictureFit(portrait, 1.5, true)).toBe('mat')
  expect(pictureFit(picture(800, 1200), 0.75, true)).toBe('cover')
  expect(pictureFit(picture(800, 1200), 0.8, true)).toBe('mat')
})

test('cards have pictures when most have one to see, else none has', () => {
  const some = picture(1200, 800)
  expect(showPictures([some, some, some])).toBe(true)
  expect(showPictures([some, some, undefined])).toBe(true)
  expect(showPictures([some, undefined])).toBe(false)
  expect(showPictures([some, undefined, undefined, undefined])).toBe(false)
  expect(showPictures([undefined])).toBe(false)
  expect(showPictures([picture(64, 48)])).toBe(false)
})

test('the first screen takes the first picture that is large enough for it, of a main service only if no other has one', () => {
  const services = [picture(64, 48), logo(900, 600), picture(1600, 1067)].map((image) => ({
    image,
    tier: 'secondary' as const,
  }))
  const main = { image: picture(1600, 1067), tier: 'primary' as const }
  expect(heroPicture({ services: [main, ...services] })).toBe(services[2]?.image)
  expect(heroPicture({ services: [main, ...services.slice(0, 2)] })).toBe(main.image)
  expect(heroPicture({ services: services.slice(0, 2) })).toBeUndefined()
})
