import { revalidatePath, revalidateTag } from 'next/cache'
import type { NextRequest } from 'next/server'

export async function POST({ nextUrl: { searchParams } }: NextRequest): Promise<Response> {
  const tag = searchParams.get('tag')
  const path = searchParams.get('path')
  if (tag) revalidateTag(tag, { expire: 0 })
  if (path) revalidatePath(path, searchParams.get('type') === 'layout' ? 'layout' : undefined)
  return Response.json({ tag, path })
}
