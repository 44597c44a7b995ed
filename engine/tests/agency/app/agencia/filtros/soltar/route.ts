import { release } from '../released'

export async function POST(request: Request): Promise<Response> {
  release(await request.text())
  return new Response()
}
