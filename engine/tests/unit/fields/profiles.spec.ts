import { expect, test } from '@playwright/test'
import { parsed } from '../platform/contract/parsed'

/* Tests of what people type into fields for social networks and chats, and the resulting address; '' is left out and noted. */

const instagram = 'https://www.instagram.com/casa'
const facebook = 'https://www.facebook.com'
const linkedin = 'https://www.linkedin.com'
const youtube = 'https://www.youtube.com'

const profiles = [
  ['instagram', '@casa', instagram],
  ['instagram', 'casa', instagram],
  ['instagram', ' casa/ ', instagram],
  ['instagram', 'casa.exemplo', `${instagram}.exemplo`],
  ['instagram', '@casa.pt', `${instagram}.pt`],
  ['instagram', '@casa_das.obras', `${instagram}_das.obras`],
  ['instagram', 'instagram.com/casa', 'https://instagram.com/casa'],
  ['instagram', 'www.instagram.com/casa/', `${instagram}/`],
  ['instagram', 'https://www.instagram.com/casa?igsh=x', `${instagram}?igsh=x`],
  ['instagram', '//instagram.com/casa', 'https://instagram.com/casa'],
  ['instagram', 'https://linktr.ee/casa', 'https://linktr.ee/casa'],
  // A domain or a handle
  ['instagram', 'casa.pt', ''],
  ['instagram', 'www.casa.pt', ''],
  // No profile
  ['instagram', 'https://www.instagram.com/', ''],
  ['instagram', 'instagram.com', ''],
  ['instagram', 'instagram', ''],
  ['instagram', 'não', ''],
  ['instagram', '-', ''],
  ['instagram', 'n/a', ''],
  ['instagram', 'Casa das Obras', ''],
  ['instagram', 'casa@casa.pt', ''],
  ['instagram', '910000140', ''],
  ['instagram', 'instagram://user?username=casa', ''],
  ['facebook', 'casa', `${facebook}/casa`],
  ['facebook', '@casa.das.obras', `${facebook}/casa.das.obras`],
  ['facebook', 'm.facebook.com/casa', 'https://m.facebook.com/casa'],
  ['facebook', 'fb.com/casa', 'https://fb.com/casa'],
  ['facebook', 'profile.php', `${facebook}/profile.php`],
  [
    'facebook',
    'facebook.com/profile.php?id=100012345678901',
    'https://facebook.com/profile.php?id=100012345678901',
  ],
  ['facebook', '100012345678901', `${facebook}/100012345678901`],
  ['facebook', 'pages/Casa/1234', `${facebook}/pages/Casa/1234`],
  ['x', '@casa', 'https://x.com/casa'],
  ['x', 'casa_obras', 'https://x.com/casa_obras'],
  ['x', 'twitter.com/casa', 'https://twitter.com/casa'],
  ['x', 'casa.exemplo', ''],
  ['x', '@um_nome_comprido_demais', ''],
  ['youtube', '@casa', `${youtube}/@casa`],
  ['youtube', 'casa', `${youtube}/@casa`],
  ['youtube', 'youtube.com/@casa', 'https://youtube.com/@casa'],
  ['youtube', 'channel/UCabcdefghijklmnopqrstuv', `${youtube}/channel/UCabcdefghijklmnopqrstuv`],
  ['youtube', '/c/casa', `${youtube}/c/casa`],
  // A person or a company
  ['linkedin', '@casa', ''],
  ['linkedin', 'casa', ''],
  ['linkedin', 'company/casa', `${linkedin}/company/casa`],
  ['linkedin', '/in/ana-silva/', `${linkedin}/in/ana-silva`],
  ['linkedin', 'pt.linkedin.com/company/casa', 'https://pt.linkedin.com/company/casa'],
] as const

test('a profile as people type it becomes its address, or is left out with a note', () => {
  const found = profiles.map(([network, written]) => {
    const { content, notes } = parsed('settings', { social: { [network]: written } })
    return [network, written, content.social[network], notes.map(({ text }) => text)]
  })
  const expected = profiles.map(([network, written, address]) => {
    const note = expect.stringMatching(`^social.${network}: .*does not tell a profile of ${network}`)
    return [network, written, address, address ? [] : [note]]
  })
  expect(found).toEqual(expected)
})

const chats = [
  ['910 000 140', 'https://wa.me/351910000140'],
  ['910000140', 'https://wa.me/351910000140'],
  ['910\u00a0000\u00a0140', 'https://wa.me/351910000140'],
  ['+351 910 000 140', 'https://wa.me/351910000140'],
  ['(+351) 910-000-140', 'https://wa.me/351910000140'],
  ['00351 910 000 140', 'https://wa.me/351910000140'],
  ['351910000140', 'https://wa.me/351910000140'],
  ['WhatsApp: 910 000 140', 'https://wa.me/351910000140'],
  ['+351 253 000 140', 'https://wa.me/351253000140'],
  ['+44 20 7946 0000', 'https://wa.me/442079460000'],
  ['+44 (0)20 7946 0000', 'https://wa.me/442079460000'],
  ['0034 612 345 678', 'https://wa.me/34612345678'],
  ['wa.me/351910000140', 'https://wa.me/351910000140'],
  ['https://api.whatsapp.com/send?phone=351910000140', 'https://api.whatsapp.com/send?phone=351910000140'],
  // A number without its country or a digit, and two numbers
  ['253 000 140', ''],
  ['+351 91 000 014', ''],
  ['910 000 140 / 920 000 140', ''],
  ['442079460000', ''],
  ['a pedido', ''],
] as const

test('a number of WhatsApp becomes the address of its chat, or is left out with a note', () => {
  const found = chats.map(([written]) => {
    const { content, notes } = parsed('settings', { whatsapp: written })
    return [written, content.whatsapp, notes.length]
  })
  expect(found).toEqual(chats.map(([written, address]) => [written, address, address ? 0 : 1]))
})
