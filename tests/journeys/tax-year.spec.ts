import { people } from '../clients.ts'
import { expect, expectAccessible, signIn, test } from './portal.ts'

test("shows staff a tax year's forms, which agree with the books", async ({ page, portal }) => {
  await signIn(page, people.admin, '/report')
  await page.getByRole('main').getByRole('link', { name: 'Tax Year' }).click()
  await expect(page.getByText(/once the forms of \d{4} are prepared\.$/)).toBeVisible()
  await expectAccessible(page, { sizes: 'own' })

  // The forms of a year are prepared after the interest of December is credited.
  await portal.job('calculate-interest')
  await portal.job('tax-forms')
  await page.reload()
  await expect(page.getByText('The forms agree with the tax book to the cent.')).toBeVisible()
  await expect(page.getByText('December', { exact: true })).toBeVisible()
  const duty = (name: RegExp) =>
    page
      .getByRole('table', { name: /^Deadlines of/ })
      .getByRole('row')
      .filter({ hasText: name })
  await expect(duty(/Forms 1099-R filed with the IRS/)).not.toContainText('Done by')
  await expect(duty(/Form 945/)).toContainText('Filing is not tracked here')
  await expectAccessible(page)

  await page.goto('/tax-year?form=FORM_5498')
  await expect(page.getByText('Fair market value').last()).toBeVisible()
  await expect(page.getByText('Original').first()).toBeVisible()
  await expectAccessible(page)
})
