import { notFound } from 'next/navigation'

interface Props {
  params: Promise<{ id: string }>
}

export function generateStaticParams() {
  return [{ id: '1' }]
}

export async function generateMetadata({ params }: Props) {
  return { title: { absolute: `Produto ${(await params).id}` } }
}

export default async function ProductPage({ params }: Props) {
  const { id } = await params
  if (id === 'nada') notFound()
  return <h1>Produto {id}</h1>
}
