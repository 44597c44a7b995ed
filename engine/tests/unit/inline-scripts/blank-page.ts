import type { JSHandle, Page, Route } from '@playwright/test'
import { projectFile } from '../../../commands/shared/project'
import { bundled } from '../../../src/inline-scripts/bundle'

/* Runs the scripts and modules of the browser on a page without a site. */

export const origin = 'https://site.test'

/** Opens a page with this body at `/`. Any other request is answered with 404, unless the test routes it. */
export async function open(page: Page, body: string): Promise<void> {
  await page.route(`${origin}/**`, (route) => route.fulfill({ status: 404, body: '' }))
  await page.route(`${origin}/`, (route) => answer(route, body))
  await page.goto(`${origin}/`)
}

export function answer(route: Route, body: string): Promise<void> {
  const html = `<!doctype html><html lang="pt"><title>x</title><body>${body}`
  return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
}

/** Loads a module of `browser/` into a page. @returns its exports */
export async function load<Module>(page: Page, file: string): Promise<JSHandle<Module>> {
  const content = bundled(projectFile('engine/src/inline-scripts/browser', file), 'tested')
  await page.addScriptTag({ content })
  return page.evaluateHandle<Module>('tested')
}
