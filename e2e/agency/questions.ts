import type { APIRequestContext, Page } from '@playwright/test'

/** Somebody who asks an app, in a browser or without one. */
export interface Asker {
  page: Page
  request: APIRequestContext
  /** What the agency's own source of data answers from now on. */
  setData: (text: string) => void
}

type Question = (asker: Asker) => Promise<unknown>

const text = (selector: string) => (page: Page) => page.locator('main').locator(selector).first().innerText()
const output = text('output')
const heading = text('h1')

/** Waits until the browser runs the page's components. */
async function whenReady(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )
}

const get =
  (path: string, ...names: string[]): Question =>
  async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 })
    const headers = names.map((name) => response.headers()[name])
    const body = await response.text()
    return [response.status(), headers, body.startsWith('<!DOCTYPE') ? 'a page' : body]
  }

const hook =
  (method: string, headers = {}): Question =>
  async ({ request }) => {
    const response = await request.fetch('/ganchos/entrada?a=1', { method, headers })
    return [response.status(), await response.text()]
  }

const action =
  (name: string): Question =>
  async ({ page }) => {
    await page.goto('/agencia/acoes')
    await whenReady(page)
    await page.getByRole('button', { name, exact: true }).click()
    await page.locator('main output:not(:empty)').waitFor()
    return output(page)
  }

const view =
  (path: string, read: (page: Page) => Promise<unknown> = heading): Question =>
  async ({ page }) => {
    const response = await page.goto(path)
    return [response?.status(), await read(page)]
  }

/** The query that calls for a renewal, and whether the page then shows newer data. */
const renewed =
  (call: string): Question =>
  async ({ request, setData }) => {
    const data = async () =>
      /<output>(.*?)<\/output>/.exec(await (await request.get('/agencia/dados')).text())?.[1]
    setData('um')
    await request.post('/agencia/renovar?tag=agencia')
    const before = await data()
    setData('dois')
    const kept = await data()
    await request.post(`/agencia/renovar?${call}`)
    return [before, kept, await data()]
  }

/** Documented features of Next.js, each with an answer that an app gives. */
export const questions: Record<string, Question> = {
  searchParams: view('/agencia/procura?p=1&q=a&q=b', output),
  'searchParams beside a page of the template': view('/servicos/mapa?zona=norte'),
  'a link with a query': async ({ page }) => {
    await page.goto('/agencia/procura')
    await page.getByRole('link', { name: 'Página 2' }).click()
    await page.waitForURL(/p=2/)
    return output(page)
  },
  'next/form': async ({ page }) => {
    await page.goto('/agencia/procura')
    await page.getByLabel('Termo').fill('casa')
    await page.getByRole('button', { name: 'Procurar' }).click()
    await page.waitForURL(/termo=casa/)
    return output(page)
  },
  ...Object.fromEntries(
    ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'].map((method) => [
      `a route handler: ${method}`,
      hook(method),
    ]),
  ),
  'a route handler: a webhook from elsewhere': hook('POST', { origin: 'https://pagamentos.example' }),
  'a route handler: 3 MB': async ({ request }) =>
    (await request.post('/ganchos/entrada', { data: Buffer.alloc(3_000_000) })).text(),
  'a route handler: a form with a file': async ({ request }) => {
    const file = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.alloc(200_000) }
    return (await request.post('/agencia/gancho', { multipart: { nome: 'Ana', ficheiro: file } })).text()
  },
  'a route handler: status, headers, cookies': get(
    '/agencia/gancho',
    'x-proprio',
    'cache-control',
    'set-cookie',
  ),
  'a route handler: a method that it does not have': async ({ request }) =>
    (await request.delete('/agencia/gancho')).status(),
  'a route handler: redirect': get('/agencia/destino', 'location'),
  'a route handler: a stream': get('/agencia/fluxo', 'content-type'),
  'a stream arrives in parts': async ({ page }) => {
    await page.goto('/agencia/agrupada')
    return page.evaluate(async () => {
      const { body } = await fetch('/agencia/fluxo-aberto')
      const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
      const first = await reader?.read()
      await fetch('/agencia/fluxo-aberto', { method: 'POST' })
      return [first?.value, (await reader?.read())?.value]
    })
  },
  'HEAD and If-None-Match of a static page': async ({ request }) => {
    const path = '/agencia/agrupada'
    const head = await request.head(path)
    const { etag = '' } = (await request.get(path)).headers()
    const again = await request.get(path, { headers: { 'if-none-match': etag } })
    return [head.status(), (await head.body()).length, again.status(), (await again.body()).length]
  },
  'an action with an object': action('um objeto'),
  'an action with a date': action('uma data'),
  'an action with a map': action('um mapa'),
  'an action with two arguments': action('dois argumentos'),
  'an action without arguments': action('nada'),
  'an action with a file': action('um ficheiro'),
  'useActionState with a date': async ({ page }) => {
    await page.goto('/agencia/acoes')
    await whenReady(page)
    await page.getByRole('button', { name: 'um dia mais' }).click()
    await page.waitForFunction(() => document.querySelector('time')?.textContent?.includes('02T'))
    return text('time')(page)
  },
  'a bound action, a cookie and a redirect': async ({ page }) => {
    await page.goto('/agencia/biscoitos')
    await page.getByRole('button', { name: 'Lembrar' }).click()
    await page.waitForURL(/lembrado=1/)
    return output(page)
  },
  'headers()': async ({ request }) =>
    /<output>(.*?)<\/output>/.exec(
      await (await request.get('/agencia/biscoitos', { headers: { 'x-lingua': 'en' } })).text(),
    )?.[1],
  params: view('/agencia/produto/1'),
  'params at run time': view('/agencia/produto/27'),
  metadata: async ({ page }) => {
    await page.goto('/agencia/produto/1')
    return [await page.title(), await page.locator('meta[name=robots]').getAttribute('content')].map(
      (value) => value?.replace(/ · .*/, ''),
    )
  },
  'not-found': view('/agencia/produto/nada'),
  'catch-all': view('/agencia/resto/a/b%20c?x=1'),
  'route groups': view('/agencia/agrupada'),
  'parallel routes': view('/agencia/layouts/dentro', text('aside')),
  'an unknown address': get('/agencia/nada/nada'),
  'loading and Suspense': async ({ page }) => {
    await page.goto('/agencia/lento')
    return text('#tarde')(page)
  },
  'error.tsx': async ({ page }) => {
    await page.goto('/agencia/erro')
    await whenReady(page)
    await page.getByRole('button', { name: 'Partir' }).click()
    return text('button:has-text("Falhou")')(page)
  },
  'useRouter, usePathname, useSearchParams, next/dynamic': async ({ page }) => {
    await page.goto('/agencia/navegar?lado=a')
    await page.getByText('pronto').waitFor()
    const first = await output(page)
    await page.getByRole('button', { name: 'Ir' }).click()
    await page.waitForURL(/lado=b/)
    await page.getByText('lado=b').waitFor()
    return [first, await output(page), await text('p:has-text("navegador")')(page)]
  },
  'next/script': async ({ page }) => {
    await page.goto('/agencia/guiao')
    await page.getByText('O guião correu.').waitFor({ timeout: 10_000 })
    return text('#guiao')(page)
  },
  'instrumentation-client': async ({ page }) => {
    await page.goto('/agencia/agrupada')
    await page.waitForFunction(() => document.documentElement.dataset.instrumented, undefined, {
      timeout: 10_000,
    })
    return page.evaluate(() => document.documentElement.dataset.instrumented)
  },
  revalidate: async ({ request }) => {
    const time = async () =>
      /<time>(\d+)<\/time>/.exec(await (await request.get('/agencia/tempo')).text())?.[1]
    const first = await time()
    const deadline = Date.now() + 20_000
    while ((await time()) === first && Date.now() < deadline)
      await new Promise((done) => setTimeout(done, 300))
    return (await time()) !== first
  },
  'unstable_cache and revalidateTag': async ({ request }) => {
    const drawn = async () =>
      /<output>(.*?)<\/output>/.exec(await (await request.get('/agencia/guardado')).text())?.[1]
    const [first, second] = [await drawn(), await drawn()]
    await request.post('/agencia/renovar?tag=sorteio')
    return [first?.length, second === first, (await drawn()) === first]
  },
  draftMode: async ({ page }) => {
    await page.goto('/agencia/rascunho/ver')
    const before = await output(page)
    const cookies = (await (await page.request.get('/agencia/rascunho')).headersArray()).filter(
      ({ name }) => name.toLowerCase() === 'set-cookie',
    )
    return [before, cookies.length]
  },
  'revalidateTag of tagged data': renewed('tag=agencia'),
  'revalidateTag of data with the tag of a resource': renewed('tag=products'),
  'revalidatePath of a page': renewed('path=/agencia/dados'),
  'revalidatePath of everything': renewed('path=/&type=layout'),
}
