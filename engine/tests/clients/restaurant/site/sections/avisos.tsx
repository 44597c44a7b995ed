import { Section } from "@/components/layout/section";
import type { SectionProps } from "@/components/sections/props";

/** A section of the agency's own, named in `home` by its file. */
export default function Notices({ site, tone, place }: SectionProps<"avisos">) {
  return (
    <Section title="Esta semana" tone={tone} layout="aside">
      <p className="text-lead">
        {place === "grupo" ? "Grupos só com reserva." : "Fechamos à segunda."} Hoje temos {site.products.length} pratos.
      </p>
    </Section>
  );
}
