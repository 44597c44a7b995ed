import { expect, type SentPage, test } from '../fixtures/stage'

/* Tests of dated records: the site's clock is moved over midnight in Lisbon, at both changes of the clock. */

test.describe.configure({ mode: 'serial' })

const texts = async ({ find }: SentPage, list: string) =>
  (await find(`[data-list=${list}] li, p[data-list=${list}]`)).map(({ text }) => text)

type Sent = (path: string) => Promise<SentPage>

/** The records that the site shows at a moment. */
async function shown(sent: Sent) {
  const sitemap = await sent('/sitemap.xml')
  const listed = (await sitemap.find('loc')).map(({ text }) => new URL(text).pathname)
  const pages = ['/eventos/vespera', '/eventos/primavera', '/ofertas/outono', '/ofertas/inverno']
  const found = await Promise.all(pages.map(async (path) => ({ path, page: await sent(path) })))
  const home = await sent('/')
  return {
    events: await texts(await sent('/eventos'), 'current'),
    archive: await texts(await sent('/eventos'), 'past'),
    offers: await texts(await sent('/ofertas'), 'current'),
    agenda: await texts(home, 'agenda'),
    inMenu: (await home.find('header a[href="/ofertas/inverno"]')).length > 0,
    listed: listed.filter((path) => /^\/(?:eventos|ofertas)\//.test(path)).toSorted(),
    answers: Object.fromEntries(found.map(({ path, page }) => [path, page.status])),
    hasEventData: await Promise.all(
      found.map(async ({ page }) =>
        (await page.find('script[type="application/ld+json"]')).some(({ text }) => text.includes('"Event"')),
      ),
    ),
    images: await Promise.all(pages.map(async (path) => (await sent(`/og${path}`)).status)),
  }
}

const before = {
  events: ['Véspera da primavera', 'Dia da primavera', 'Feira de longe'],
  archive: [],
  offers: ['Véspera do outono', 'Dia do inverno', 'Oferta de sempre'],
  agenda: ['Véspera da primavera, Dia da primavera, Feira de longe'],
  inMenu: true,
  listed: [
    '/eventos/longe',
    '/eventos/primavera',
    '/eventos/vespera',
    '/ofertas/inverno',
    '/ofertas/outono',
    '/ofertas/sempre',
  ],
  answers: {
    '/eventos/vespera': 200,
    '/eventos/primavera': 200,
    '/ofertas/outono': 200,
    '/ofertas/inverno': 200,
  },
  hasEventData: [true, true, true, true],
  images: [200, 200, 200, 200],
}

const withoutEve = {
  ...before,
  events: ['Dia da primavera', 'Feira de longe'],
  archive: ['Véspera da primavera'],
  agenda: ['Dia da primavera, Feira de longe'],
  listed: before.listed.filter((path) => path !== '/eventos/vespera'),
  hasEventData: [false, true, true, true],
}

const withoutSpring = {
  ...withoutEve,
  events: ['Feira de longe'],
  archive: ['Dia da primavera', 'Véspera da primavera'],
  agenda: ['Feira de longe'],
  listed: withoutEve.listed.filter((path) => path !== '/eventos/primavera'),
  hasEventData: [false, false, true, true],
}

const withoutAutumn = {
  ...withoutSpring,
  offers: ['Dia do inverno', 'Oferta de sempre'],
  listed: withoutSpring.listed.filter((path) => path !== '/ofertas/outono'),
  answers: { ...before.answers, '/ofertas/outono': 404 },
  hasEventData: [false, false, false, true],
  images: [200, 200, 404, 200],
}

const withoutWinter = {
  ...withoutAutumn,
  offers: ['Oferta de sempre'],
  inMenu: false,
  listed: withoutAutumn.listed.filter((path) => path !== '/ofertas/inverno'),
  answers: { ...withoutAutumn.answers, '/ofertas/inverno': 404 },
  hasEventData: [false, false, false, false],
  images: [200, 200, 404, 404],
}

/** Lisbon is an hour ahead of UTC in summer, from the morning of 28 March to that of 31 October. */
const moments: [at: string, what: string, expected: object][] = [
  ['2027-03-27T23:59:50Z', 'the last minute of the day before the spring change', before],
  ['2027-03-28T00:00:05Z', 'the day of the spring change', withoutEve],
  ['2027-03-28T22:59:50Z', 'its last minute, an hour earlier by UTC', withoutEve],
  ['2027-03-28T23:00:05Z', 'the day after it', withoutSpring],
  ['2027-10-30T22:59:50Z', 'the last minute of the day before the autumn change', withoutSpring],
  ['2027-10-30T23:00:05Z', 'the day of the autumn change', withoutAutumn],
  ['2027-10-31T23:59:50Z', 'its last minute, an hour later by UTC', withoutAutumn],
  ['2027-11-01T00:00:05Z', 'the day after it', withoutWinter],
  ['2027-03-27T12:00:00Z', 'a day to which the clock was put back', before],
]

let ahead = 0

for (const [at, what, expected] of moments) {
  test(`on ${what} the site shows current records only (${at})`, async ({ stage, sent }) => {
    const wanted = Date.parse(at) - Date.now() - ahead
    ahead += wanted
    await stage.site.stepClock(wanted / 1_000)
    await expect.poll(() => shown(sent)).toEqual(expected)
  })
}

test('a page without dated records keeps its bytes at midnight', async ({ stage, request }) => {
  // The menu has one entry until October.
  const noneInMenu = Date.parse('2027-12-24T23:59:50Z') - Date.now() - ahead
  ahead += noneInMenu
  await stage.site.stepClock(noneInMenu / 1_000)
  await expect.poll(async () => (await request.get('/ofertas/inverno')).status()).toBe(404)
  const etag = async () => (await request.get('/privacidade')).headers().etag
  const evening = await etag()
  ahead += 60_000
  await stage.site.stepClock(60)
  const after = await request.get('/privacidade')
  expect([after.headers().etag, after.headers()['x-nextjs-cache']]).toEqual([evening, 'HIT'])
})

test.afterAll(async ({ stage }) => {
  await stage.site.stepClock(-ahead / 1_000)
})
