export const dynamic = 'force-static'

export default async function EnterPage({ params }: { params: Promise<{ quem: string }> }) {
  return <output>entrar {(await params).quem}</output>
}
