/** Server-sent events: each part is sent when it is there. */
export function GET(): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream({
    async start(controller) {
      for (const part of ['um', 'dois', 'três']) {
        controller.enqueue(encoder.encode(`data: ${part}\n\n`))
        await new Promise((done) => setTimeout(done, 100))
      }
      controller.close()
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}
