import { defineCopy, defineErrorCopy } from "@/lib/config/define-copy";

export const language = "pt-PT";

export const copy = /* @__PURE__ */ defineCopy({
  pages: { products: "Ementa", services: "Eventos", quote: "Marcar mesa" },
  actions: { quote: "Marcar mesa", allProducts: "Ver a ementa" },
});

export const errorCopy = defineErrorCopy({});
