import { PageHeader } from "@/components/layout/page-header";
import { isBuildForAll } from "@site-starter/engine/environment";
import { codePage, pageMetadata } from '@site-starter/engine/pages'
import { freeSeats } from "@/lib/tables/free-tables";

const { title, head, crumbs } = codePage("/reservas");

export const generateMetadata = () => pageMetadata({ head });

export default async function BookingPage() {
  if (isBuildForAll()) return null;
  const free = await freeSeats().catch(() => undefined);
  const intro =
    free === undefined
      ? "Ligue-nos: dizemos na hora se há mesa."
      : `${free} lugares livres.`;
  return <PageHeader title={title} intro={intro} crumbs={crumbs} />;
}
