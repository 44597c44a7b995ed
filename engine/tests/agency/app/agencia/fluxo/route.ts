import type { NextRequest } from 'next/server'

let open: () => void = () => undefined

/** A stream of server-sent events. With `?espera`, the second part follows once the first has arrived. */
export function GET({ nextUrl }: NextRequest): Response {
  const isOpen = new Promise<void>((done) => {
    open = done
  })
  if (!nextUrl.searchParams.has('espera')) open()
  const encoder = new TextEncoder()
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(encoder.encode('data: um\n\n'))
      await isOpen
      controller.enqueue(encoder.encode('data: dois\n\n'))
      controller.close()
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

export function POST(): Response {
  open()
  return new Response('aberto')
}
