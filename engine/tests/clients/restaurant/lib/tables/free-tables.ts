import { siteVariable } from "@site-starter/engine/environment";
import { seatsIn } from "./seats";

/** The free seats tonight; undefined if the booking service does not answer. */
export async function freeSeats(): Promise<number | undefined> {
  const address = `${siteVariable("BOOKING_ORIGIN")}/mesas.json`;
  const response = await fetch(address, { next: { revalidate: 60 } });
  return response.ok ? seatsIn(await response.text()) : undefined;
}
