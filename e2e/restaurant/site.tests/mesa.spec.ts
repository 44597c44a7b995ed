import { expect, test } from "@playwright/test";

test("the booking page stands while the booking service is down", async ({
  page,
}) => {
  await page.goto("/reservas");
  await expect(page.getByText("Ligue-nos")).toBeVisible();
});

test("consent is asked for, and refused with one click", async ({ page }) => {
  await page.goto("/privacidade#consentimento");
  await expect(page).toHaveTitle(/Tasca da Praia/);
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
