/** How somebody wants the portal shown on this device: the name of each choice, and its values besides the usual one. */
const CHOICES = {
  theme: ['light', 'dark'],
  letters: ['large', 'larger'],
  amounts: ['hidden'],
  density: ['compact'],
} as const

export type Choice = keyof typeof CHOICES
type Kept = Partial<Record<Choice, string>>

const storageKey = 'display'

function kept(): Kept {
  try {
    return (JSON.parse(localStorage.getItem(storageKey) ?? '{}') ?? {}) as Kept
  } catch {
    return {}
  }
}

/** Puts what was chosen on the root of the page, where style sheets and `chosen` find it. Runs before anything is shown. */
export function restoreDisplay(): void {
  const choices = kept()
  for (const name of Object.keys(CHOICES) as Choice[]) {
    const value = choices[name]
    if (value && (CHOICES[name] as readonly string[]).includes(value)) document.documentElement.dataset[name] = value
    else delete document.documentElement.dataset[name]
  }
}

/** The value of a choice; empty for the usual one. */
export const chosen = (name: Choice): string => document.documentElement.dataset[name] ?? ''

const listeners = new Set<() => void>()

export function choose(name: Choice, value: string): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...kept(), [name]: value }))
  } catch {
    // A storage that takes nothing: the choice lasts as long as the page.
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

/** Calls back after every change, also one of another tab. */
export function onDisplayChange(changed: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}
