import { stored } from '../store'

export async function GET(
  _: Request,
  { params }: { params: Promise<{ ficheiro: string }> },
): Promise<Response> {
  const { ficheiro } = await params
  const bytes = /^[\da-f-]{36}\.pdf$/.test(ficheiro) ? await stored(ficheiro) : undefined
  if (bytes === undefined) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="cv.pdf"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })
}
