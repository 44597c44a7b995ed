import type { APIRequestContext, Page } from '@playwright/test'

/** A client that asks an app, with or without a browser. */
interface Asker {
  page: Page
  request: APIRequestContext
  /** Sets the data that the agency's own source returns. */
  setData: (text: string) => void
}

export type Question = (asker: Asker) => Promise<unknown>

const text = (selector: string) => (page: Page) => page.locator('main').locator(selector).first().innerText()
const output = text('output')

/** The text of an element in the HTML of a page. */
async function sent(request: APIRequestContext, path: string, headers = {}): Promise<string | undefined> {
  const html = await (await request.get(path, { headers })).text()
  return /<(output|time)>(.*?)<\/\1>/.exec(html)?.[2]
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

/** The status and visible content of a page. */
const visit =
  (path: string, look: (page: Page) => Promise<unknown> = text('h1')): Question =>
  async ({ page }) => {
    const response = await page.goto(path)
    return [response?.status(), await look(page)]
  }

/** The visible content of a page after the browser has run its components and a button was pressed. */
const press = (path: string, name: string, look: (page: Page) => Promise<unknown>): Question =>
  visit(path, async (page) => {
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
    )
    await page.getByRole('button', { name, exact: true }).click()
    return look(page)
  })

/** A query that triggers a renewal, and whether the page then shows newer data. */
const renewed =
  (call: string): Question =>
  async ({ request, setData }) => {
    setData('um')
    await request.post('/agencia/renovar?tag=agencia')
    const before = await sent(request, '/agencia/dados')
    setData('dois')
    const kept = await sent(request, '/agencia/dados')
    await request.post(`/agencia/renovar?${call}`)
    return [before, kept, await sent(request, '/agencia/dados')]
  }

/** Documented Next.js features, each with an answer that an app gives. */
export const questions: Record<string, Question> = {
  searchParams: visit('/agencia/procura?p=1&q=a&q=b', output),
  'searchParams beside a page of the template': visit('/servicos/mapa?zona=norte'),
  'a link with a query': visit('/agencia/procura', async (page) => {
    await page.getByRole('link', { name: 'Página 2' }).click()
    await page.waitForURL(/p=2/)
    return output(page)
  }),
  'next/form': visit('/agencia/procura', async (page) => {
    await page.getByLabel('Termo').fill('casa')
    await page.getByRole('button', { name: 'Procurar' }).click()
    await page.waitForURL(/termo=casa/)
    return output(page)
  }),
  'a route handler: every method': (asker) =>
    Promise.all(
      ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'].map((method) => hook(method)(asker)),
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
  'a stream arrives in parts': visit('/agencia/agrupada', (page) =>
    page.evaluate(async () => {
      const { body } = await fetch('/agencia/fluxo?espera')
      const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
      const first = await reader?.read()
      await fetch('/agencia/fluxo', { method: 'POST' })
      return [first?.value, (await reader?.read())?.value]
    }),
  ),
  'HEAD and If-None-Match of a static page': async ({ request }) => {
    const path = '/agencia/agrupada'
    const head = await request.head(path)
    const { etag = '' } = (await request.get(path)).headers()
    const again = await request.get(path, { headers: { 'if-none-match': etag } })
    return [head.status(), (await head.body()).length, again.status(), (await again.body()).length]
  },
  'actions with an object, a date, a map, two arguments, none, a file': press(
    '/agencia/acoes',
    'chamar',
    text('output:not(:empty)'),
  ),
  'useActionState with a date': press('/agencia/acoes', 'um dia mais', text('time:text("02T")')),
  'a bound action, a cookie and a redirect': visit('/agencia/biscoitos', async (page) => {
    await page.getByRole('button', { name: 'Lembrar' }).click()
    await page.waitForURL(/lembrado=1/)
    return output(page)
  }),
  'headers()': ({ request }) => sent(request, '/agencia/biscoitos', { 'x-lingua': 'en' }),
  params: visit('/agencia/produto/1'),
  'params at run time': visit('/agencia/produto/27'),
  metadata: visit('/agencia/produto/1', async (page) => [
    (await page.title()).replace(/ · .*/, ''),
    await page.locator('meta[name=robots]').getAttribute('content'),
  ]),
  'not-found': visit('/agencia/produto/nada'),
  'catch-all': visit('/agencia/resto/a/b%20c?x=1'),
  'route groups': visit('/agencia/agrupada'),
  'parallel routes': visit('/agencia/layouts/dentro', text('aside')),
  'an unknown address': get('/agencia/nada/nada'),
  'loading and Suspense': visit('/agencia/lento', text('#tarde')),
  'error.tsx': press('/agencia/erro', 'Partir', text('button:has-text("Falhou")')),
  'useRouter, usePathname, useSearchParams, next/dynamic': visit('/agencia/navegar?lado=a', async (page) => {
    await page.getByText('Só no navegador').waitFor()
    const first = await output(page)
    await page.getByRole('button', { name: 'Ir' }).click()
    await page.waitForURL(/lado=b/)
    await page.getByText('lado=b').waitFor()
    return [first, await output(page), await text('p:has-text("navegador")')(page)]
  }),
  'next/script': visit('/agencia/guiao', text('#guiao:text("O guião correu.")')),
  'instrumentation-client': visit('/agencia/agrupada', async (page) => {
    const instrumented = () => document.documentElement.dataset.instrumented
    return (await page.waitForFunction(instrumented, undefined, { timeout: 10_000 })).jsonValue()
  }),
  revalidate: async ({ request }) => {
    const first = await sent(request, '/agencia/tempo')
    const deadline = Date.now() + 20_000
    while ((await sent(request, '/agencia/tempo')) === first && Date.now() < deadline)
      await new Promise((done) => setTimeout(done, 300))
    return (await sent(request, '/agencia/tempo')) !== first
  },
  'unstable_cache and revalidateTag': async ({ request }) => {
    const drawn = () => sent(request, '/agencia/guardado')
    const [first, second] = [await drawn(), await drawn()]
    await request.post('/agencia/renovar?tag=sorteio')
    return [first?.length, second === first, (await drawn()) === first]
  },
  draftMode: async ({ request }) => {
    const before = await sent(request, '/agencia/rascunho/ver')
    const headers = (await request.get('/agencia/rascunho')).headersArray()
    return [before, headers.filter(({ name }) => name.toLowerCase() === 'set-cookie').length]
  },
  'revalidateTag of tagged data': renewed('tag=agencia'),
  'revalidateTag of data with the tag of a resource': renewed('tag=products'),
  'revalidatePath of a page': renewed('path=/agencia/dados'),
  'revalidatePath of everything': renewed('path=/&type=layout'),
}
