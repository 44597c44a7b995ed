import { Section } from "@/components/layout/section";
import type { SectionProps } from "@/components/sections/props";

/** A section of the agency's own, named in `home` by its file. */
export default function Notices({ site, tone }: SectionProps) {
  return (
    <Section title="Esta semana" tone={tone} layout="aside">
      <p className="text-lead">
        Fechamos à segunda. Hoje temos {site.products.length} pratos.
      </p>
    </Section>
  );
}
