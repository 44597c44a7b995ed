import Image from 'next/image'
import { PageHeader } from '@/components/layout/page-header'
import photo from '@/public/fotos/equipa.jpg'

/* Pictures as the documentation of Next.js shows them. */

export default function PicturesPage() {
  return (
    <>
      <PageHeader title="Imagens" crumbs={[]} />
      <Image src="/fotos/equipa.jpg" alt="De public" width={600} height={400} />
      <Image src={photo} alt="Importada" sizes="50vw" placeholder="blur" />
    </>
  )
}
