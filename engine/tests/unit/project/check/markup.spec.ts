import { expect, test } from '@playwright/test'
import { markupProblems } from '../../../findings/markup'

/* Tests of what `npm run check` finds in the HTML of a page. */

const page = (body: string) =>
  `<!DOCTYPE html><html lang="pt-PT"><head><title>a</title></head><body>${body}</body></html>`

test('an element where HTML does not allow it is named, with its beginning and its first words', async () => {
  const figure =
    '<figure><div><blockquote>a</blockquote><figcaption><p>Ana Silva</p></figcaption></div></figure>'
  expect(await markupProblems(page(figure))).toEqual([
    {
      what: '<figcaption> element is not permitted as content under <div> (html > body > figure > div > figcaption)',
      html: expect.stringMatching(/^<figcaption><p>Ana Silva<\/p>/),
      text: 'Ana Silva',
    },
  ])
})

test('faults of HTML are found, and differences of style or of React are not', async () => {
  const found = async (body: string) => (await markupProblems(page(body))).length
  for (const wrong of [
    '<p id="a"></p><p id="a"></p>',
    '<ul><p>a</p></ul>',
    '<img>',
    '<center>a</center>',
    '<button type="other">a</button>',
  ])
    expect(await found(wrong), wrong).toBeGreaterThan(0)
  for (const right of [
    '<form action="" encType="multipart/form-data" method="POST"><input name="a"/></form>',
    '<input disabled=""/>',
    "<p CLASS='a b' style='color: red'>a &mdash; b</p>",
    '<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>',
  ])
    expect(await found(right), right).toBe(0)
})
