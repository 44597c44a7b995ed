import { type NextRequest, NextResponse } from 'next/server'

/** Only addresses with an escape in them come here: the framework answers 500 to one that is badly encoded. */
export const config = { matcher: '/(.*%.*)' }

export function proxy(request: NextRequest): NextResponse {
  try {
    decodeURIComponent(new URL(request.url).pathname)
    return NextResponse.next()
  } catch {
    return new NextResponse(null, { status: 400 })
  }
}
