import { expect, test } from '@playwright/test'
import { pageWatcher } from '../../../../src/next/light-page/begun-page'

const head = '<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/static/chunks/a.css"/></head>'
const open = '<template id="B:0"></template><p>À espera…</p>'
const late = '<div hidden id="S:0"><p>Tarde</p></div>'

/** The watcher's result for each of these chunks. */
const saidAt = (chunks: (string | Uint8Array)[]) => chunks.map(pageWatcher())

test('a page that is whole when it has begun is held, in however many chunks it comes', () => {
  expect(saidAt([`${head}<body><p>Olá`, '</p>', '</body></html>'])).toEqual([false, false, false])
  expect(saidAt([Buffer.from(`${head}<body>`), Buffer.from('<p>Olá</p></body></html>')])).toEqual([
    false,
    false,
  ])
})

test('one with an open boundary is sent on as soon as that is there, wherever it is cut', () => {
  expect(saidAt([`${head}<body>${open}`])).toEqual([true])
  for (let cut = 1; cut < open.indexOf('0'); cut++)
    expect(saidAt([`${head}<body>${open.slice(0, cut)}`, open.slice(cut), late])).toEqual([
      false,
      true,
      false,
    ])
})

test('so is HTML that Next.js has not drawn, such as the stream of a route handler', () => {
  expect(saidAt(['<!DOCTYPE html><p>um</p>'])).toEqual([true])
})

test('what a text says opens nothing', () => {
  expect(saidAt([`${head}<body><p>&lt;template id=&quot;B:0&quot;&gt;</p>`])).toEqual([false])
})
