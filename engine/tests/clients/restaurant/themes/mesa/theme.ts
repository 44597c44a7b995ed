import { theme as atlantico } from "../atlantico/theme";
import { cards } from "../granito/layouts/cards";
import { footer } from "../oficina/layouts/footer";
import { hero } from "../oficina/layouts/hero";
import { section } from "../oficina/layouts/section";
import type { Theme } from "../theme";

export const theme: Theme = {
  ...atlantico,
  hero,
  section,
  cards,
  footer,
  rhythm: ["deep", "plain", "sunken"],
  colours: {
    paper: "#f3fafb",
    accent: "#006581",
    onAccent: "#ffffff",
    deep: "#0d2f41",
    onDeep: "#e7f0f2",
    accentOnDeep: "#68d5da",
  },
  drawnFont: { file: "marca.woff2", weight: 700 },
};
