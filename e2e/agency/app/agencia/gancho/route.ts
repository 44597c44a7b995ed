import { cookies } from 'next/headers'
import { NextResponse } from 'next/server'

export async function GET(): Promise<Response> {
  ;(await cookies()).set('gancho', '1')
  return NextResponse.json(
    { ok: true },
    { status: 201, headers: { 'x-proprio': 'sim', 'cache-control': 'public, max-age=60' } },
  )
}
