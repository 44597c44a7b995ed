import { expect, test } from '@playwright/test'
import { toXml } from '../../../src/structured-data/xml'

test('XML has no character reference of the content, and no character that it does not allow', () => {
  for (const text of ['&#xFFFFFF;', '&#1114112;', '&#65;', '&#0;'])
    expect(toXml({ root: { title: text, list: [text] } })).toContain(
      `<title>&amp;${text.slice(1)}</title><list>&amp;${text.slice(1)}</list>`,
    )
  for (const forbidden of ['\0', '\x1f', '\ufffe', '\ud800', '\udfff'])
    expect(toXml({ title: { '@of': `a${forbidden}b`, name: `c${forbidden}😀` } })).toContain(
      '<title of="ab"><name>c😀</name></title>',
    )
})
