import { PageHeader } from "@/components/layout/page-header";
import { Section } from "@/components/layout/section";
import { codePage, pageMetadata, getSite } from '@site-starter/engine/pages'

const { title, head, crumbs } = codePage("/alergenios");

export const generateMetadata = () => pageMetadata({ head });

export default async function AllergensPage() {
  const { products } = await getSite();
  return (
    <>
      <PageHeader
        title={title}
        intro="Pergunte-nos o que quiser."
        crumbs={crumbs}
      />
      <Section title="Prato a prato">
        <table className="w-full">
          <thead>
            <tr>
              <th scope="col">Prato</th>
              <th scope="col">Glúten</th>
            </tr>
          </thead>
          <tbody>
            {products.map(({ slug, title: dish }) => (
              <tr key={slug}>
                <td>{dish}</td>
                <td>Não</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
    </>
  );
}
