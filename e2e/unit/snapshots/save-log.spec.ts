import { expect, test } from '@playwright/test'
import type { Site } from '../../../lib/content/site'
import { logSaveInTime } from '../../../lib/pages/cache/save-log'

const lines: string[] = []
const { info } = console

test.beforeEach(() => {
  lines.length = 0
  console.info = (line: string) => lines.push(line)
})

test.afterEach(() => {
  console.info = info
})

/** A save that changed nothing: its pages need no count. */
function save(tag: string, milliseconds: number) {
  const site = {} as Site
  return { tags: [tag], before: site, after: site, milliseconds }
}

test('saves wait until no more come, and each has a line', async () => {
  const last = [save('services', 20), save('posts', 30), save('posts', 40)].map(logSaveInTime).at(-1)
  expect(lines).toEqual([])
  await last
  expect(lines).toEqual([
    '[platform] saved: services; 0 pages changed; 20 ms',
    '[platform] saved: posts; 0 pages changed; 30 ms',
    '[platform] saved: posts; 0 pages changed; 40 ms',
  ])
  await logSaveInTime(save('values', 10))
  expect(lines[3]).toBe('[platform] saved: values; 0 pages changed; 10 ms')
})
