import { Steps } from '@/components/content-sections/steps'
import { PageHeader } from '@/components/layout/page-header'
import { codePage, pageMetadata } from '@site-starter/engine/pages'

const { title, intro, head, crumbs } = codePage('/inscricao/obrigado')

export const generateMetadata = () => pageMetadata({ head })

const steps = [
  { title: 'Ligamos-lhe', text: 'Confirmamos a turma e respondemos ao que quiser perguntar.' },
  { title: 'Trate do atestado', text: 'Peça ao seu médico o atestado eletrónico para a carta de condução.' },
  {
    title: 'Passe pela secretaria',
    text: 'Com o Cartão de Cidadão e, antes dos 18 anos, com o encarregado de educação.',
  },
]

export default function EnrolledPage() {
  return (
    <>
      <PageHeader title={title} intro={intro} crumbs={crumbs} />
      <Steps steps={steps} />
    </>
  )
}
