import { sendContact } from '@site-starter/engine/leads'
import { PostCards } from '@/components/cards/post-cards'
import { ProductCards } from '@/components/cards/product-cards'
import { ProjectCards } from '@/components/cards/project-cards'
import { ServiceCards } from '@/components/cards/service-cards'
import { TestimonialCard } from '@/components/cards/testimonial-card'
import { ActionForm } from '@/components/forms/action-form'
import { Field } from '@/components/forms/field.no-script'
import { Actions, ButtonLink } from '@/components/layout/buttons'
import { Heading } from '@/components/layout/heading'
import { Section } from '@/components/layout/section'
import { TextLink } from '@/components/layout/text-link'
import { fieldSpecs } from '@/components/lead-form/field-specs'
import { copyHere } from '@/lib/content/copy-in'
import type { Tone } from '@/lib/settings/sections/home-sections'
import type { HomeSite } from '@/lib/views/home'

interface PartProps {
  site: HomeSite
  tone: Tone
}

const sizes = ['display', 'page', 'section', 'card'] as const

export function Headings({ tone }: Pick<PartProps, 'tone'>) {
  return (
    <Section title="Títulos" intro="Do maior ao mais pequeno." tone={tone}>
      <div className="stack-6">
        {sizes.map((size) => (
          <Heading key={size} level={3} size={size} text={`Mudanças com cuidado (${size})`} />
        ))}
      </div>
    </Section>
  )
}

export function Buttons({ site, tone }: PartProps) {
  return (
    <Section title="Botões e ligações" tone={tone}>
      <div className="stack-6">
        <Actions settings={site.settings} />
        <div className="flex flex-wrap gap-4">
          <ButtonLink href="#">Principal</ButtonLink>
          <ButtonLink href="#" variant="outline" icon="phone">
            Secundário
          </ButtonLink>
          <ButtonLink href="#" compact>
            Compacto
          </ButtonLink>
          <TextLink href="#">Ligação</TextLink>
          <TextLink href="#" quiet>
            Ligação discreta
          </TextLink>
        </div>
      </div>
    </Section>
  )
}

/** Answers of the server to a form, by the state that they show. */
const answers = () => {
  const { form } = copyHere()
  return {
    'por preencher': undefined,
    'com erros': {
      message: form.summary,
      isProblem: true,
      // No field is first, because the first invalid one would take the focus and scroll the page.
      invalid: ['', 'name', 'email'],
      values: { email: 'ana@', message: 'Bom dia' },
    },
    'sem envio': { message: form.failed, isProblem: true, values: { name: 'Ana' } },
  }
}

export function Forms({ site, tone }: PartProps) {
  const specs = fieldSpecs('contact', site.services)
  return (
    <Section title="Formulários" tone={tone}>
      <ul className="grid gap-8 lg:grid-cols-12">
        {Object.entries(answers()).map(([state, answered]) => (
          <li key={state} className="on-page rounded-card p-6 lg:col-span-4">
            <Heading level={3} size="card" text={state} />
            <ActionForm
              action={sendContact}
              {...(answered && { answered })}
              noValidate
              className="mt-8 stack-6"
            >
              {specs.map((spec) => (
                <Field key={spec.name} spec={spec} />
              ))}
            </ActionForm>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Cards({ site, tone }: PartProps) {
  const { services, products, projects, posts, testimonials } = site
  return [1, 2, 3, 4].map((count) => (
    <Section key={count} title={`Cartões: ${count}`} tone={tone}>
      <div className="stack-12">
        <ServiceCards records={services.slice(0, count)} level={3} />
        <ProductCards records={products.slice(0, count)} level={3} />
        <ProjectCards records={projects.slice(0, count)} level={3} />
        <PostCards records={posts.slice(0, count)} level={3} />
        {testimonials.slice(count - 1, count).map((testimonial) => (
          <TestimonialCard key={testimonial.slug} testimonial={testimonial} />
        ))}
      </div>
    </Section>
  ))
}
