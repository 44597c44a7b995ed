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
