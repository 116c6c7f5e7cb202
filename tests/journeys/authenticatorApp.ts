import type { Page } from '@playwright/test'
import { totpAt, totpStep } from '../authenticator.ts'

/** Returns codes of one authenticator app, each code only once, however fast the test is. */
export function appWith(secret: string): () => string {
  let last = 0
  return () => {
    last = Math.max(totpStep(new Date()), last + 1)
    return totpAt(secret, last)
  }
}
/** The key that the page shows for an authenticator app. */
export const keyOn = async (page: Page) =>
  ((await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '').replaceAll(' ', '')
