import { defineCopy, defineErrorCopy } from "@/lib/settings/define-copy";

export const language = "pt-PT";

export const copy = /* @__PURE__ */ defineCopy({
  pages: { products: "Ementa", services: "Eventos", quote: "Pedir preço" },
  copyOf: {
    en: {
      nav: { skip: "Skip to content", main: "Main menu", footer: "Footer menu" },
      pages: { products: "Menu", services: "Events", blog: "Blog", contact: "Contact" },
      footer: { contacts: "Talk to us", pages: "On this site" },
      home: { closing: { title: "Come and eat", text: "We answer on the same day." } },
      consent: { title: "Your privacy", link: "Cookies and privacy" },
      titles: { "Reservar mesa": "Book a table" },
    },
  },
  actions: { quote: "Pedir preço", allProducts: "Ver a ementa" },
});

export const errorCopy = defineErrorCopy({});
