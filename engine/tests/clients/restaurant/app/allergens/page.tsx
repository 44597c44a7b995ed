import { PageHeader } from "@/components/layout/page-header";
import { codePage, pageMetadata } from '@site-starter/engine/pages'

const { title, head, crumbs } = codePage("/allergens");

export const generateMetadata = () => pageMetadata({ head });

export default function Allergens() {
  return <PageHeader title={title} intro="Ask us about every dish." crumbs={crumbs} />;
}
