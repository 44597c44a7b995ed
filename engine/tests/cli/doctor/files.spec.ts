import { expect } from '@playwright/test'
import { examine } from '../support/doctor'
import { closedPort, platformOrigin, standInOrigin, test } from '../support/kit'

test('the doctor names origins whose files are shown as delivered, with the line to paste', async ({
  clone,
  changedPlatform,
}) => {
  const body = '<p><img src="https://elsewhere.test/1.gif" alt=""></p>'
  const posts = (all: object[]) => all.map((post) => ({ ...post, body }))
  const { findings, problems, advice } = await examine(clone, {
    PLATFORM_ORIGIN: await changedPlatform({ posts }),
    ASSET_ORIGINS: 'https://cdn.test',
  })
  // The files are on every page. None of this prevents a launch.
  expect(problems).toEqual([])
  expect(findings).toContainEqual({
    outcome: 'advice',
    message: expect.stringMatching(new RegExp(`^\\d+ files on ${platformOrigin} are shown as delivered`)),
    remedy: expect.stringContaining(`ASSET_ORIGINS=https://cdn.test,${platformOrigin}`),
  })
  expect(advice).toContainEqual(expect.stringMatching(/^\d+ pictures in texts on https:\/\/elsewhere\.test/))
})

test('the doctor fetches a file of each kind and names what is wrong with it, and names each picture that cannot be shown', async ({
  clone,
  standIn,
  changedPlatform,
}) => {
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'.padEnd(99, '\0'), 'latin1')
  const files = await standIn(({ url = '' }, response) => {
    if (url === '/page') return response.writeHead(200, { 'content-type': 'text/html' }).end()
    if (url === '/elsewhere') return response.writeHead(302, { location: '/' }).end()
    return response.writeHead(404).end()
  }, 0)
  const assets = [
    { kind: 'image', url: `${files.origin}/page` },
    { kind: 'video', url: `${files.origin}/elsewhere` },
    { kind: 'document', url: `${files.origin}/gone` },
    { kind: 'document', url: `http://127.0.0.1:${closedPort}/a.pdf` },
    { kind: 'document', url: 'http://cdn.test/a.pdf' },
  ]
  const projects = () => [{ slug: 'p', title: 'P', assets }]
  const phone = await standIn((_, response) => response.setHeader('content-type', 'image/heic').end(heic), 0)
  const src = `${phone.origin}/IMG_1.heic`
  const services = (all: object[]) => all.map((service) => ({ ...service, image: { url: src } }))
  const posts = () => [{ slug: 'a', title: 'A', body: `<img src="${src}">`, coverImage: { url: src } }]
  const { problems, findings } = await examine(clone, {
    PLATFORM_ORIGIN: await changedPlatform({ projects, services, posts }),
    ASSET_ORIGINS: `${phone.origin},${files.origin},http://127.0.0.1:${closedPort},${platformOrigin},${standInOrigin}`,
  })
  expect(problems).toEqual(
    [
      /^1 files on http:\/\/cdn\.test are not shown: each comes without https/,
      /^A picture of projects\/p is delivered as "text\/html"/,
      /^A video of projects\/p redirects to another address/,
      /^A document of projects\/p is answered with 404/,
      /^A document of projects\/p cannot be downloaded \(ECONNREFUSED\)/,
      /^A document of projects\/p cannot be downloaded \(/,
    ].map((problem) => expect.stringMatching(problem)),
  )
  const hidden = findings.filter(({ message }) => message.includes('.heic is not shown: it is no JPEG'))
  expect(hidden.length).toBeGreaterThan(2)
  for (const field of ['services/mudancas-empresas: image', 'posts/a: coverImage', 'posts/a: body'])
    expect(hidden).toContainEqual({
      outcome: 'advice',
      message: expect.stringMatching(new RegExp(`^${field}: ${src} `)),
      remedy: expect.stringContaining('as a JPEG'),
    })
})
