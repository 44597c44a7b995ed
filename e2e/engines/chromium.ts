import { chromium } from '@playwright/test'
import { headlessChromium } from '../servers/chromium'
import { asJson, type Engine, usualStart } from './engine'

/** Chromium, by Playwright itself. */
export async function startChromium({ viewport } = usualStart): Promise<Engine> {
  const args = ['--no-sandbox', '--disable-gpu']
  const browser = await chromium.launch({ args, ...headlessChromium() })
  const page = await browser.newPage({ viewport })
  return {
    open: async (address) => {
      await page.goto(address)
    },
    evaluate: async (expression) => JSON.parse(await page.evaluate(asJson(expression))),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    click: ({ x, y }) => page.mouse.click(x, y),
    close: () => browser.close(),
  }
}
