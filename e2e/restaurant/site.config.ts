import { defineSite } from "@/lib/config/define-site";

export const siteConfig = defineSite({
  theme: "mesa",
  accent: "#7a1f3d",
  accentOnDeep: "#e9c46a",
  secondAccent: "rgb(15 122 108)",
  icons: { products: false },
  colourScheme: "light",
  businessType: "Restaurant",
  businessData: { servesCuisine: "Portuguesa", priceRange: "€€", hasMenu: "/ementa" },
  locations: {
    almada: {
      name: "Tasca do Ginjal",
      hours: [{ days: "Quarta a domingo", hours: "12h00 – 16h00" }],
      phone: "212 000 141",
      bookingUrl: "/reservas",
      picture: { src: "/fotos/sala.jpg", alt: "Mesa posta à janela" },
      fields: [{ label: "Estacionamento", value: "Parque do Ginjal" }],
      businessData: { priceRange: "€€€" },
    },
  },
  logo: { light: "/logo.svg", og: "/logo-claro.svg", alt: "Tasca da Praia" },
  menu: ["products", "services", "/reservas", "blog", "contact"],
  footerMenu: [
    "products",
    "/historia",
    "/alergenios",
  ],
  paths: { products: "ementa", services: "eventos", quote: "marcar" },
  mainAction: { href: "/reservas", title: "Reservar mesa", icon: "clock" },
  secondAction: { href: "https://wa.me/351912000140", title: "WhatsApp" },
  quote: { services: ["jantares-de-empresa"] },
  home: [
    "hero",
    "products",
    {
      section: "pictureAndText",
      items: [
        {
          title: "A grelha",
          text: "O peixe vem da lota de manhã e sai da grelha ao almoço.",
          picture: { src: "/fotos/grelha.jpg", alt: "A grelha ao fim da manhã" },
          link: { href: "/historia", title: "A nossa história" },
        },
      ],
    },
    {
      section: "gallery",
      title: "A casa",
      pictures: [
        { src: "/fotos/sala.jpg", alt: "A sala" },
        { src: "/fotos/grelha.jpg", alt: "A grelha", caption: "Desde 1962." },
        { src: "/fotos/esplanada.jpg", alt: "A esplanada" },
      ],
    },
    {
      section: "priceList",
      title: "Menus de grupo",
      groups: [
        {
          title: "Almoço",
          note: "de terça a sexta",
          items: [
            {
              title: "Menu da lota",
              text: "Entrada, peixe do dia e sobremesa.",
              price: 24.5,
              per: "por pessoa",
              note: "Contém peixe e leite.",
            },
            { title: "Caldeirada", per: "duas pessoas" },
          ],
        },
      ],
      note: "IVA incluído.",
    },
    {
      section: "smallForm",
      title: "As novidades da tasca",
      action: "https://boletim.test/tasca",
      fields: [{ name: "email", label: "E-mail", kind: "email" }],
      button: "Subscrever",
      promise: "Uma vez por mês.",
    },
    {
      section: "quoteOnPicture",
      quote: "Comi aqui o melhor robalo do verão.",
      author: "Marta Lopes",
      picture: { src: "/fotos/sala.jpg", alt: "A sala cheia ao almoço" },
    },
    { section: "logos", title: "Parceiros", logos: [] },
    { section: "avisos", tone: "sunken" },
    { section: "services", most: 2 },
    "posts",
    "locations",
    "closing",
  ],
  aboutPicture: { src: "/fotos/esplanada.jpg", alt: "A esplanada" },
  about: [
    {
      section: "numbers",
      numbers: [{ value: "1962", label: "o ano em que abrimos" }],
    },
  ],
  formOrigins: ["https://boletim.test"],
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
    {
      path: "/allergens",
      title: "Allergens",
      lang: "en",
      translationOf: "/alergenios",
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
  consent: { scripts: [{ name: "Anúncios", src: "https://anuncios.test/pixel.js" }] },
  redirects: [
    { from: "/carta.html", to: "/ementa" },
    { from: "/prato-do-dia", to: "/ementa/arroz-de-lingueirao" },
    { from: "/menu/:prato", to: "/ementa/:prato" },
  ],
});
