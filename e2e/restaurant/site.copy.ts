import { defineCopy, defineErrorCopy } from "@/lib/config/define-copy";

export const language = "pt-PT";

export const copy = /* @__PURE__ */ defineCopy({
  pages: { products: "Ementa", services: "Eventos", quote: "Pedir preço" },
  actions: { quote: "Pedir preço", allProducts: "Ver a ementa" },
});

export const errorCopy = defineErrorCopy({});
