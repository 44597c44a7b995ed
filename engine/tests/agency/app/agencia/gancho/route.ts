import { cookies } from 'next/headers'
import { NextResponse } from 'next/server'

export async function GET(): Promise<Response> {
  ;(await cookies()).set('gancho', '1')
  return NextResponse.json(
    { ok: true },
    { status: 201, headers: { 'x-proprio': 'sim', 'cache-control': 'public, max-age=60' } },
  )
}

export async function POST(request: Request): Promise<Response> {
  const form = await request.formData()
  const file = form.get('ficheiro')
  return Response.json({ nome: form.get('nome'), bytes: file instanceof File ? file.size : 0 })
}
