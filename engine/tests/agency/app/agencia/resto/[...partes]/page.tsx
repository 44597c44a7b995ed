export default async function RestPage({ params }: { params: Promise<{ partes: string[] }> }) {
  return <h1>{(await params).partes.map(decodeURIComponent).join(' > ')}</h1>
}
