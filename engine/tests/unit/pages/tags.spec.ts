import { expect, test } from '@playwright/test'
import type { Site } from '../../../../lib/content/site'
import { paramOf, parseShownTag, shownTag } from '../../../src/pages/tags'

/* Tests of the tags that tell whether a save changed a page. */

test('the name and the parameter of a page are read back from its tag', () => {
  for (const param of ['', 'a.b.c', 'ação', 'a,b', "o'brien~(1)!*", ':x', 'x'.repeat(240), 'я'.repeat(120)]) {
    const page = { name: 'post', content: () => undefined, params: () => ['other', param] }
    const tag = shownTag(page, param, 'abc-_1')
    expect(tag.length).toBeLessThanOrEqual(256)
    expect(tag).not.toMatch(/[,\s]/)
    const claim = parseShownTag(tag)
    expect(claim).toMatchObject({ name: 'post', fingerprint: 'abc-_1' })
    expect(paramOf(page, {} as Site, claim?.param ?? '')).toBe(param)
  }
})
