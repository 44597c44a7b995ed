import { z } from "zod";

export const siteVariables = {
  // No server answers at this origin.
  BOOKING_ORIGIN: z
    .url("must be the address of the booking service")
    .default("http://localhost:65000"),
};
