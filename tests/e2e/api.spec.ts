import { expect, test } from './support/test.ts';

test('the examples of the page that describes the functions are answered as they stand', async ({ page }) => {
  await page.goto('/en/developers');
  const forms = page.locator('.functions form');
  await expect(forms).toHaveCount(3);
  for (const [place, figure] of ['"eer"', '{"line":3,"ok":true', '"T_K"'].entries()) {
    const form = forms.nth(place);
    await form.getByRole('button').click();
    await expect(form.getByRole('status')).toContainText('200');
    await expect(form.locator('pre')).toContainText(figure);
  }
  // What is typed is sent, and a refusal is shown like any answer.
  await forms.first().getByRole('textbox').fill('{');
  await forms.first().getByRole('button').click();
  await expect(forms.first().locator('pre')).toContainText('E_JSON');
});
