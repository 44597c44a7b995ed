import { defineSite } from "@/lib/config/define-site";

export const siteConfig = defineSite({
  theme: "mesa",
  accent: "#7a1f3d",
  colourScheme: "light",
  businessType: "Restaurant",
  logo: { light: "/logo.svg", alt: "Tasca da Praia" },
  menu: ["products", "services", "/reservas", "blog", "contact"],
  footerMenu: [
    "products",
    "/historia",
    "/alergenios",
    { href: "/privacidade#consentimento", title: "Consentimento" },
  ],
  paths: { products: "ementa", services: "eventos", quote: "marcar" },
  mainAction: { href: "/reservas", title: "Reservar mesa", icon: "clock" },
  secondAction: { href: "https://wa.me/351912000140", title: "WhatsApp" },
  quote: { services: ["jantares-de-empresa"] },
  home: ["hero", "products", { section: "services", most: 2 }, "posts", "locations", "closing"],
  formFields: [
    "name",
    "phone",
    "email",
    { name: "pessoas", label: "Quantas pessoas?", kind: "number" },
    "message",
  ],
  pages: [
    {
      path: "/reservas",
      title: "Reservas",
      description: "Mesas livres esta noite.",
    },
    {
      path: "/alergenios",
      title: "Alergénios",
      description: "O que leva cada prato.",
    },
  ],
  embeds: [
    {
      pages: ["/historia"],
      frame: ["https://mesas.test"],
      connect: ["https://mesas.test"],
      img: ["https://fotos.test"],
      permissions: ["payment", "geolocation"],
    },
  ],
  scripts: [{ src: "/consent.js", origins: ["https://anuncios.test"] }],
  redirects: [
    { from: "/carta.html", to: "/ementa" },
    { from: "/prato-do-dia", to: "/ementa/arroz-de-lingueirao" },
    { from: "/menu/:prato", to: "/ementa/:prato" },
  ],
});
