import { isDeepStrictEqual } from 'node:util'
import { expect, test } from '@playwright/test'
import type { Resource } from '../../../../lib/kinds'
import { resourceNames } from '../../../../lib/kinds/names'
import { completeRecords, type Fields, pathsIn, valueAt } from '../platform/contract/complete-records'
import { parsed } from '../platform/contract/parsed'

/* Tests of every field of every resource, at any depth, with every kind of wrong value: only a missing slug costs a record. */

const wrong = [-7.5, '12', 'gold', '\ud800', true, [], [['wrong']], {}, { wrong: ['wrong'] }, null]

for (const { resource, version, record: good, tag } of completeRecords) {
  test(`a wrong field of ${resource} in ${version} costs itself, and is noted`, { tag }, () => {
    const before = parse(resource, version, good)
    expect(before.notes).toEqual([])
    const faults: string[] = []
    for (const path of pathsIn(good).filter(([name]) => name !== 'slug')) {
      for (const value of wrong) {
        const { record, notes } = parse(resource, version, replaced(good, path, value))
        const what = `${path.join('.')}: ${JSON.stringify(value)}`
        const [field = ''] = path
        const others = { ...before.record, [field]: record[field] }
        if (!isDeepStrictEqual(record, others)) faults.push(`${what} changes another field`)
        if (JSON.stringify(record).includes('\\ud')) faults.push(`${what} leaves half a character`)
        if (value === null || kindOf(value) === kindOf(valueAt(good, path))) continue
        const noted = notes.join('\n')
        if (!path.every((name) => noted.includes(name))) faults.push(`${what} is not noted`)
      }
    }
    expect(faults).toEqual([])
  })
}

test('a record needs nothing but its slug', () => {
  for (const resource of resourceNames.filter((name) => !['settings', 'legal'].includes(name)))
    expect(parse(resource, '6.3.0', { slug: 'a-b' }).record).toHaveProperty('slug', 'a-b')
  expect(parse('services', '6.3.0', { slug: 'a-b' }).notes).toEqual([
    expect.stringMatching(/^record "a-b": icon: is missing/),
    expect.stringMatching(/^record "a-b": tier: is missing/),
  ])
  expect(parse('faqs', '6.3.0', { slug: 'a-b' }).record).toHaveProperty('question', 'A b')
})

test('a picture that is described by the name of its file has no description', () => {
  const image = { url: 'https://a.test/a.jpg', alt: 'DSC_0042.JPG' }
  const { record, notes } = parse('services', '6.3.0', { slug: 'a', icon: 'zap', tier: 'primary', image })
  expect(record).toMatchObject({ image: { src: image.url, alt: '' } })
  expect(notes).toEqual([expect.stringMatching(/^record "a": image\.alt: "DSC_0042\.JPG" .*name of a file/)])
})

test('a picture without an address is left out without a note, and one with a wrong address is noted', () => {
  for (const [version, image, isNoted] of [
    ['4.1.0', { pathname: '', alt: 'Sala' }, false],
    ['4.1.0', {}, false],
    ['6.3.0', { url: '', alt: 'Sala' }, false],
    ['6.3.0', { url: ' ' }, false],
    ['6.3.0', {}, false],
    ['6.3.0', { url: 'a.jpg' }, true],
  ] as const) {
    const { record, notes } = parse('services', version, { slug: 'a', icon: 'zap', tier: 'primary', image })
    expect([record.image, notes.length > 0], JSON.stringify(image)).toEqual([undefined, isNoted])
  }
  const asset = { kind: 'image', url: '' }
  const { record, notes } = parse('projects', '6.3.0', { slug: 'a', assets: [asset] })
  expect([record.assets, notes]).toEqual([[], [expect.stringContaining('assets.0: left out: url')]])
})

test('a product with a wrong price, currency or period has no published price', () => {
  for (const wrongly of [{ price: -3 }, { price: 1e308 }, { currency: 'CHF' }, { pricePeriod: 'week' }]) {
    const priced = { price: 12, currency: 'USD', pricePeriod: 'month', ...wrongly }
    const { record, notes } = parse('products', '6.3.0', { slug: 'a', icon: 'zap', ...priced })
    expect(record).toMatchObject({ slug: 'a', price: 0 })
    const [[field, value] = []] = Object.entries(wrongly)
    expect(notes).toEqual([expect.stringMatching(`^record "a": ${field}: "?${value}`.replace('+', '.'))])
  }
})

test('a kind of file that is unknown is derived from its media type', () => {
  for (const [contentType, kind] of [
    ['image/png', 'image'],
    ['video/mp4', 'video'],
    ['application/pdf', 'document'],
    ['', 'document'],
  ]) {
    const asset = { contentType, kind: 'hologram', url: 'https://a.test/a' }
    expect(parse('projects', '6.3.0', { slug: 'a', assets: [asset] }).record.assets).toMatchObject([{ kind }])
  }
})

test('half a surrogate pair in the address of a file is replaced by U+FFFD', () => {
  const image = { url: 'https://a.test/\ud800.jpg', pathname: '\ud800/a' }
  for (const [version, end] of [
    ['6.3.0', '/\ufffd.jpg'],
    ['4.1.0', '/\ufffd/a'],
  ] as const)
    expect(parse('services', version, { slug: 'a', image }).record).toMatchObject({
      image: { src: expect.stringMatching(new RegExp(`${end}$`)) },
    })
})

function parse(resource: Resource, version: string, record: object) {
  const isSingle = resource === 'settings' || resource === 'legal'
  const { content, notes } = parsed(resource, isSingle ? record : [record], version)
  const [only] = [content].flat()
  if (!only) throw new Error(`left out: ${notes[0]?.text}`)
  return { record: only as object as Fields, notes: notes.map(({ text }) => text) }
}

function replaced(record: Fields, path: string[], value: unknown): Fields {
  const copy: Fields = JSON.parse(JSON.stringify(record))
  const last = path.at(-1) ?? ''
  Object(valueAt(copy, path.slice(0, -1)))[last] = value
  return copy
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : typeof value
}
