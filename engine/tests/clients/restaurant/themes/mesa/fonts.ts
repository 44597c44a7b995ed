import localFont from "next/font/local";

export const displayFont = localFont({
  src: "./marca.woff2",
  weight: "700",
  variable: "--font-display-family",
});

export const bodyFont = localFont({
  src: "./subset/public-sans-400-700.woff2",
  weight: "400 700",
  variable: "--font-body-family",
  adjustFontFallback: false,
});
