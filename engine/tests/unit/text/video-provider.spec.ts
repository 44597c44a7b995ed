import { expect, test } from '@playwright/test'
import { providerOf } from '../../../src/text/video-provider'

test('a video of a provider is shown by its player', () => {
  const youtube = { name: 'YouTube', address: 'https://www.youtube-nocookie.com/embed/a-b' }
  expect(providerOf('/video/casa.mp4')).toBeUndefined()
  expect(providerOf('https://www.youtube.com/watch?v=a-b&t=3')).toEqual(youtube)
  expect(providerOf('https://youtu.be/a-b')).toEqual(youtube)
  expect(providerOf('https://vimeo.com/12')?.address).toBe('https://player.vimeo.com/video/12?dnt=1')
  const address = (src: string) => providerOf(src)?.address
  expect(address('https://vimeo.com/12/ab34cd56ef')).toBe(
    'https://player.vimeo.com/video/12?dnt=1&h=ab34cd56ef',
  )
  expect(address('https://player.vimeo.com/video/12?h=ab34cd56ef')).toBe(
    'https://player.vimeo.com/video/12?dnt=1&h=ab34cd56ef',
  )
  expect(address('https://vimeo.com/channels/staffpicks/12')).toBe('https://player.vimeo.com/video/12?dnt=1')
  expect(address('https://vimeo.com/showcase/34')).toBe('https://vimeo.com/showcase/34/embed')
  expect(address('https://www.youtube.com/playlist?list=PL1')).toBe(
    'https://www.youtube-nocookie.com/embed/videoseries?list=PL1',
  )
  expect(address('https://www.youtube.com/watch?v=a-b&list=PL1')).toBe(`${youtube.address}?list=PL1`)
  expect(providerOf('https://www.tv.test/e/1')).toEqual({
    name: 'tv.test',
    address: 'https://www.tv.test/e/1',
  })
})
