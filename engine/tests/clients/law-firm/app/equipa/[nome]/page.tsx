import { missingPage } from '@/components/frame/missing-page'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { LocalPicture } from '@/components/media/picture'
import { StructuredData } from '@/components/page-parts/structured-data'
import { Prose } from '@/components/text/prose'
import { markdownHtml } from '@site-starter/engine/html'
import { codePage, pageMetadata } from '@site-starter/engine/pages'
import { team } from '@/site/team'

interface Props {
  params: Promise<{ nome: string }>
}

// All other addresses show the site's 404.
export const dynamicParams = false
export const generateStaticParams = () => team().map(({ slug }) => ({ nome: slug }))

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata({ head: codePage(`/equipa/${(await params).nome}`).head })

export default async function LawyerPage({ params }: Props) {
  const { nome } = await params
  const lawyer = team().find(({ slug }) => slug === nome)
  if (!lawyer) return missingPage()
  const { title, intro, crumbs } = codePage(`/equipa/${nome}`)
  return (
    <>
      <StructuredData data={{ '@type': 'Person', name: lawyer.name, jobTitle: lawyer.role }} />
      <PageHeader title={title} intro={intro} crumbs={crumbs} />
      <Container inner="grid gap-8 pb-20 md:grid-cols-[1fr_2fr]">
        <LocalPicture
          src={lawyer.photo}
          alt={lawyer.name}
          sizes="(min-width: 48rem) 24rem, calc(100vw - 2.5rem)"
          className="w-full rounded-picture"
        />
        <Prose html={markdownHtml(lawyer.text)} />
      </Container>
    </>
  )
}
