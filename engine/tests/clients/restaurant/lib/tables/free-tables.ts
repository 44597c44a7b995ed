import { siteVariable } from "@site-starter/engine/environment";
import { seatsIn } from "./seats";

/** The seats that are free tonight; undefined when the booking service does not answer. */
export async function freeSeats(): Promise<number | undefined> {
  const address = `${siteVariable("BOOKING_ORIGIN")}/mesas.json`;
  const response = await fetch(address, { next: { revalidate: 60 } });
  return response.ok ? seatsIn(await response.text()) : undefined;
}
