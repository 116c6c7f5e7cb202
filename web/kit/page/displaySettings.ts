import { DEVICE_ENTRIES } from './deviceSettings.ts'

/** Display settings of this device, with the values that differ from the default. */
const CHOICES = {
  theme: ['light', 'dark'],
  letters: ['large', 'larger'],
  amounts: ['hidden'],
  density: ['compact'],
  rows: ['10', '25', '50', '100'],
} as const

export type Choice = keyof typeof CHOICES
type Kept = Partial<Record<Choice, string>>

const storageKey = DEVICE_ENTRIES.display

function kept(): Kept {
  try {
    return (JSON.parse(localStorage.getItem(storageKey) ?? '{}') ?? {}) as Kept
  } catch {
    return {}
  }
}

/**
 * Copies the stored settings to attributes of the root element, where style sheets and `chosen` read them. Must run
 * before the first paint.
 */
export function restoreDisplay(): void {
  const choices = kept()
  for (const name of Object.keys(CHOICES) as Choice[]) {
    const value = choices[name]
    if (value && (CHOICES[name] as readonly string[]).includes(value)) document.documentElement.dataset[name] = value
    else delete document.documentElement.dataset[name]
  }
}

/** Value of a display setting; '' for the default. The build also calls this function, without a document. */
export const chosen = (name: Choice): string =>
  typeof document === 'undefined' ? '' : (document.documentElement.dataset[name] ?? '')

const listeners = new Set<() => void>()

export function choose(name: Choice, value: string): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...kept(), [name]: value }))
  } catch {
    // Without storage, the setting lasts until the page is closed.
    document.documentElement.dataset[name] = value
    return tell()
  }
  restoreDisplay()
  tell()
}

function tell(): void {
  for (const listener of listeners) listener()
}

function onStorage(event: StorageEvent): void {
  if (event.key !== storageKey) return
  restoreDisplay()
  tell()
}

/** Calls back after each change of a display setting, also after a change in another tab. */
export function onDisplayChange(changed: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}
