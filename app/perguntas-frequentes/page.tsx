import { contentOf, pageMetadata } from '@site-starter/engine/pages'
import { plainSpaces } from '@site-starter/engine/text'
import { theme } from '@theme/theme'
import { missingPage } from '@/components/frame/missing-page'
import { Container } from '@/components/layout/container'
import { Heading } from '@/components/layout/heading'
import { PageHeader, ToolRow } from '@/components/layout/page-header'
import { JumpLinks } from '@/components/page-parts/jump-links'
import { StructuredData } from '@/components/page-parts/structured-data'
import { FaqList } from '@/components/records/faq-list'
import { SearchField } from '@/components/search/search-field'
import { NextStep } from '@/components/sections/next-step'
import { groupFaqs } from '@/lib/content/faq-groups'
import { routes } from '@/lib/routes/routes'
import { faqsPage } from '@/lib/views/company'
import { isLong } from '@/lib/views/list-content'
import { copy } from '@/site/copy'

const layout = theme.faq.page

export const generateMetadata = async () => pageMetadata(await contentOf(faqsPage))

export default async function FaqsPage() {
  const content = await contentOf(faqsPage)
  if (!content) return missingPage()
  const { faqs, data, settings } = content
  const groups = groupFaqs(faqs).map((group) => ({
    ...group,
    href: `#${group.anchor}`,
    title: plainSpaces(group.category).trim() || copy.faqs.ungrouped,
  }))
  return (
    <>
      <StructuredData data={data} />
      <PageHeader
        title={copy.pages.faqs}
        intro={copy.faqs.intro}
        crumbs={[]}
        below={
          <ToolRow>
            {groups.length > 2 && <JumpLinks label={copy.faqs.parts} links={groups} />}
            {isLong(faqs) && <SearchField group="perguntas" isBeside />}
          </ToolRow>
        }
      />
      <Container className="part plain" inner="stack-12 pt-4 sm:stack-16">
        {groups.map((group) => {
          const hasTitle = groups.length > 1 || group.category.trim() !== ''
          return (
            <section key={group.category} id={group.anchor} className={layout.group}>
              {hasTitle && (
                <div className={`sticky-head ${layout.title}`}>
                  <Heading level={2} size="part" text={group.title} />
                </div>
              )}
              <FaqList faqs={group.faqs} anchored />
            </section>
          )
        })}
      </Container>
      <NextStep
        title={copy.faqs.missing}
        text={copy.faqs.missingText}
        settings={settings}
        action={{ href: routes.contact, title: copy.actions.ask }}
      />
    </>
  )
}
