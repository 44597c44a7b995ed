import type { Theme } from "../theme";

export const theme: Theme = {
  hero: "band",
  header: "masthead",
  head: "rule",
  card: "bare",
  footer: "board",
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
