import { wasReloaded } from './wasReloaded.ts'

const KEPT = 'tab'
let id: string | undefined

/** Random ID of this tab, eight characters. A reload keeps it. */
export function tabId(): string {
  id ??= keptId() ?? crypto.randomUUID().slice(0, 8)
  try {
    sessionStorage.setItem(KEPT, id)
  } catch {
    // In full storage, the ID lasts until the next reload.
  }
  return id
}

/** A duplicated tab starts with a copy of the first tab's storage, so only a reload takes the ID from there. */
const keptId = (): string | null => (wasReloaded() ? sessionStorage.getItem(KEPT) : null)
