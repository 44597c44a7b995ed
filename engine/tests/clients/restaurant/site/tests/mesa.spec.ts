import { expect, test } from "@playwright/test";

test("the booking page stands while the booking service is down", async ({
  page,
}) => {
  await page.goto("/reservas");
  await expect(page.getByText("Ligue-nos")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.getByRole("navigation", { name: "Contacto rápido" });
  await expect(bar.getByRole("link", { name: "WhatsApp" })).toBeVisible();
  await expect(bar.getByRole("link", { name: "Reservar mesa" })).toBeHidden();
  await page.goto("/sobre");
  await expect(bar.getByRole("link", { name: "Reservar mesa" })).toBeVisible();
});

test("consent is asked for, and refused with one click", async ({ page }) => {
  await page.goto("/historia");
  const question = page.getByRole("region", { name: "A sua privacidade" });
  await question.getByRole("button", { name: "Recusar" }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await expect(question).toBeHidden();
  await page.getByRole("link", { name: "Cookies e privacidade" }).click();
  await expect(question).toBeFocused();
});

test("a table is booked from every page, and one kind of dinner has a price", async ({
  page,
}) => {
  await page.goto("/eventos/jantares-de-empresa");
  await expect(
    page.locator("header").getByRole("link", { name: "Reservar mesa" }),
  ).toHaveAttribute("href", "/reservas");
  await page.getByRole("main").getByRole("link", { name: "Pedir preço" }).first().click();
  await expect(page.locator("[name=message]")).toBeVisible();
  await page.goto("/eventos/festas");
  await expect(page.getByText("Pedir preço")).toHaveCount(0);
});

test("only a staging site is noindex", async ({ request }) => {
  const expected = process.env.SITE_STAGE === "preview" ? "noindex" : undefined;
  expect((await request.get("/")).headers()["x-robots-tag"]).toBe(expected);
});

test("the main action has the house's own icon, and each value a tick", async ({ page }) => {
  await page.goto("/sobre");
  const action = page.getByRole("main").getByRole("link", { name: "Reservar mesa" });
  await expect(action.locator(".icon-sprite").first()).toHaveCSS("mask-image", /mesa\.svg/);
  const values = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) });
  await expect(values.filter({ has: page.locator(".icon-sprite") })).toHaveCount(2);
});

test("texts of a page start at the edge of its sections", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/historia");
  const main = page.getByRole("main");
  const lefts = [
    main.getByRole("heading", { level: 1 }),
    main.getByText("A avó Rosa"),
  ].map(async (element) => (await element.boundingBox())?.x);
  expect(await Promise.all(lefts)).toEqual([32, 32]);
});

test("a dish has no icon", async ({ page }) => {
  await page.goto("/ementa");
  await expect(page.locator("main li:has(h2, h3) .icon-sprite")).toHaveCount(0);
});

test("sections show the house, and nothing of an empty one", async ({
  page,
}) => {
  const response = await page.goto("/");
  const policy = response?.headers()["content-security-policy"];
  expect(policy).toContain("form-action 'self' https://boletim.test");
  const titles = page.getByRole("heading", { level: 2 });
  await expect(titles.filter({ hasText: /A\scasa|Menus de grupo/ })).toHaveCount(2);
  await expect(titles.filter({ hasText: "Parceiros" })).toHaveCount(0);
  // Without a script, a link enlarges the picture.
  const grill = page.getByRole("link", { name: /^A\sgrelha/ });
  expect((await page.request.get((await grill.getAttribute("href")) ?? "")).headers()["content-type"]).toMatch(/^image/);
  await expect(page.getByText("Fechamos à segunda.")).toBeVisible();
  await expect(page.getByText(/^24,50\s€/)).toBeVisible();
  await expect(page.locator("script[src]")).toHaveCount(0);
  expect((await page.goto("/dev/secoes"))?.status()).toBe(404);
});

test("a page in Markdown has sections between its texts", async ({ page }) => {
  await page.goto("/historia");
  await expect(page.getByText("o ano em que abrimos")).toBeVisible();
  await expect(page.getByText("Fechamos à segunda.")).toBeVisible();
  const menu = page.getByRole("link", { name: /Ementa de verão/ });
  await expect(menu).toHaveText(/PDF.*79 kB/);
});

test("each house has its hours, on the page and for search engines", async ({
  page,
}) => {
  await page.goto("/contactos");
  const house = page.getByRole("listitem").filter({ hasText: "Tasca do Ginjal" });
  await expect(house.getByText("Quarta a domingo")).toBeVisible();
  const data = (await page.locator("script[type='application/ld+json']").allTextContents()).join();
  expect(data).toContain('"streetAddress":"Cais do Ginjal, 7"');
  expect(data).toContain('"opens":"12:00","closes":"16:00"');
  expect(data).toContain('"priceRange":"€€€"');
});

for (const [path, original] of [
  ["/our-story", "/historia"],
  ["/allergens", "/alergenios"],
] as const)
  test(`${path} is in English, also around its content, and ${original} knows it`, async ({
    page,
  }) => {
    const languages = () =>
      page
        .locator("link[hreflang]")
        .evaluateAll((links) => links.map((link) => `${link.getAttribute("hreflang")} ${new URL(link.getAttribute("href") ?? "").pathname}`));
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.locator("[property='og:locale']")).toHaveAttribute("content", "en_US");
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: "Book a table" }).first()).toHaveAttribute("href", "/reservas");
    await expect(page.locator("footer").getByRole("link", { name: "Our story" })).toHaveAttribute("href", "/our-story");
    await expect(page.getByText("Skip to content")).toHaveCount(1);
    const both = await languages();
    expect(both).toEqual([`pt-PT ${original}`, `en ${path}`, `x-default ${original}`]);
    const sitemap = await (await page.request.get("/sitemap.xml")).text();
    const entry = sitemap.split("<url>").find((text) => text.includes(`${path}</loc>`));
    const told = [...(entry ?? "").matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)];
    expect(told.map(([, lang, address]) => `${lang} ${new URL(address ?? "").pathname}`)).toEqual(both);
    await page.goto(original);
    await expect(page.locator("[lang=en]")).toHaveCount(0);
    await expect(page.locator("html")).toHaveAttribute("lang", "pt-PT");
    expect(await languages()).toEqual(both);
  });
