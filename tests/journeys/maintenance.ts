import type { Page } from '@playwright/test'
import type { Stack } from '../stack.ts'
import { expect } from './portal.ts'

/** Ends the maintenance, and waits until pages no longer show it: the gateway caches the notice for five seconds. */
export async function endMaintenance(page: Page, portal: Stack): Promise<void> {
  await portal.maintenance('off')
  await expect.poll(async () => (await page.request.get('/login')).text()).not.toContain('The portal is')
}
