import { expect, test } from '../../fixtures/stage'

/* Tests that the list of services differs between themes by more than its style. */

interface Box {
  left: number
  top: number
  width: number
}

test('main services have the layout of their theme: a large card with two beside it, plates above texts, or lines of a timetable', {
  tag: '@all',
}, async ({ page, stageName }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/servicos')
  const cards = await page.locator('#principais li').evaluateAll((items) => {
    const boxOf = (element: Element | null): Box => {
      const { left = 0, top = 0, width = 0 } = element?.getBoundingClientRect() ?? {}
      return { left: Math.round(left), top: Math.round(top), width: Math.round(width) }
    }
    return items.map((item) => ({
      card: boxOf(item),
      picture: boxOf(item.querySelector('img')),
      title: boxOf(item.querySelector('h3')),
      text: boxOf(item.querySelector('p')),
    }))
  })
  const [first, second, third] = cards
  if (!first || !second || !third) throw new Error('there are three main services')
  if (stageName === 'mare-alta') {
    expect([second.card.top, second.card.left]).toEqual([first.card.top, third.card.left])
    expect(second.card.left).toBeGreaterThan(first.card.left + first.card.width)
    return
  }
  if (stageName === 'granito') {
    expect(cards.map(({ picture }) => picture.width)).toEqual([1216, 592, 592])
    expect(cards.map(({ title }) => title.left)).toEqual([32, 32, 656])
    return
  }
  expect(cards.map(({ card }) => card.width)).toEqual([1216, 1216, 1216])
  for (const { card, picture, title, text } of cards)
    expect([card.left < title.left, title.left < text.left, text.left < picture.left]).toEqual([
      true,
      true,
      true,
    ])
})
