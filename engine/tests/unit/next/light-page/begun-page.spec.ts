import { expect, test } from '@playwright/test'
import { pageWatcher } from '../../../../src/next/light-page/begun-page'

const head = '<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/static/chunks/a.css"/></head>'
const open = '<template id="B:0"></template><p>À espera…</p>'
const late = '<div hidden id="S:0"><p>Tarde</p></div>'

/** The watcher's result for each of these chunks. */
const resultsFor = (chunks: (string | Uint8Array)[]) => chunks.map(pageWatcher())

test('a page that is whole when it has begun is held, in however many chunks it comes', () => {
  expect(resultsFor([`${head}<body><p>Olá`, '</p>', '</body></html>'])).toEqual([false, false, false])
  expect(resultsFor([Buffer.from(`${head}<body>`), Buffer.from('<p>Olá</p></body></html>')])).toEqual([
    false,
    false,
  ])
})

test('a page with an open Suspense boundary is sent on when the boundary arrives, wherever the chunks are cut', () => {
  expect(resultsFor([`${head}<body>${open}`])).toEqual([true])
  for (let cut = 1; cut < open.indexOf('0'); cut++)
    expect(resultsFor([`${head}<body>${open.slice(0, cut)}`, open.slice(cut), late])).toEqual([
      false,
      true,
      false,
    ])
})

test('HTML that Next.js has not drawn, such as the stream of a route handler, is sent on at once', () => {
  expect(resultsFor(['<!DOCTYPE html><p>um</p>'])).toEqual([true])
})

test('escaped markup in a text counts as no boundary', () => {
  expect(resultsFor([`${head}<body><p>&lt;template id=&quot;B:0&quot;&gt;</p>`])).toEqual([false])
})
