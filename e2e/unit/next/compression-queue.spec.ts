import { expect, test } from '@playwright/test'
import { CompressionQueue } from '../../../lib/next/page-cache/compression-queue'
import { StoredPage } from '../../../lib/next/page-cache/stored-page'

test('a page that cannot be compressed holds up no other', async () => {
  const page = (key: string) => new StoredPage(key, {}, { kind: 'APP_PAGE', html: '' }, `<p>${key}</p>`)
  const [bad, good] = [page('bad'), page('good')]
  bad.compress = () => Promise.reject(new Error('no memory'))
  const compressed = new Promise<StoredPage>((resolve) => {
    const queue = new CompressionQueue(() => true, resolve)
    queue.add(bad, undefined)
    queue.add(good, undefined)
  })
  expect((await compressed).key).toBe('good')
  expect([bad.brotli, good.brotli !== undefined]).toEqual([undefined, true])
})
