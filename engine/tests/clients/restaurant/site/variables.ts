import { z } from "zod";

export const siteVariables = {
  // Nothing answers there.
  BOOKING_ORIGIN: z
    .url("must be the address of the booking service")
    .default("http://localhost:65000"),
};
