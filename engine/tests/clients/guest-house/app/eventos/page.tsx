import { codePage, currentRecords, pageMetadata, pastRecords } from '@site-starter/engine/pages'
import { formatDate } from '@site-starter/engine/text'
import { CardList } from '@/components/cards/card-list'
import { Container } from '@/components/layout/container'
import { Heading } from '@/components/layout/heading'
import { PageHeader } from '@/components/layout/page-header'
import { events } from '@/site/events'

const { title, intro, head, crumbs } = codePage('/eventos')

export const generateMetadata = () => pageMetadata({ head })

export default async function EventsPage() {
  const [next, past] = [await currentRecords(events), await pastRecords(events)]
  return (
    <>
      <PageHeader title={title} intro={intro} crumbs={crumbs} />
      <Container inner="stack-12 pb-20">
        {next.length > 0 ? (
          <CardList cards={next.map(card)} level={2} />
        ) : (
          <p>Não há nada marcado. Passe por cá na mesma.</p>
        )}
        {past.length > 0 && (
          <section className="stack-6">
            <Heading level={2} size="section" text="Já passou" />
            <CardList cards={past.map(card)} level={3} />
          </section>
        )}
      </Container>
    </>
  )
}

const card = ({ slug, title, day, short }: ReturnType<typeof events.all>[number]) => ({
  href: `/eventos/${slug}`,
  title,
  picture: undefined,
  above: <p className="text-muted text-small">{formatDate(day)}</p>,
  below: <p className="text-muted">{short}</p>,
})
