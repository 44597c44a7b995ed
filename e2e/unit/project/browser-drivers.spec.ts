import { expect, test } from '@playwright/test'
import { answerTo, asking } from '../../engines/answers'

/* What the tests of Firefox and WebKit stand on: a driver that does not answer holds up nothing. */

const never = () => new Promise<never>(() => {})

test('a question that a driver loses is asked again', async () => {
  let asked = 0
  const ask = () => {
    asked += 1
    return asked < 3 ? never() : Promise.resolve('/servicos')
  }
  expect(await asking('location.pathname', ask, 10)).toBe('/servicos')
  expect(asked).toBe(3)
})

test('a driver that never answers is given up, and what it was asked is named', async () => {
  await expect(asking('location.pathname', never, 10)).rejects.toThrow('location.pathname: no answer')
  await expect(answerTo('/session', never(), 10)).rejects.toThrow('/session: no answer within 10 ms')
})

test('a question that a page answers with an error is not asked again', async () => {
  let asked = 0
  const ask = () => {
    asked += 1
    return Promise.reject(new Error('no such frame'))
  }
  await expect(asking('location.pathname', ask, 10)).rejects.toThrow('no such frame')
  expect(asked).toBe(1)
})
