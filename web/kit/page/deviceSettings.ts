/** Entries of local storage that belong to the device, not to a person, and outlive a log-out. */
export const DEVICE_ENTRIES = { display: 'display', singleKeys: 'ira-portal-keys' } as const

/** Logs out. The response clears local storage, so the settings of the device are stored again after it. */
export async function keepDeviceSettings<Answer>(logOut: () => Promise<Answer>): Promise<Answer> {
  const stored = Object.values(DEVICE_ENTRIES).map((name) => [name, read(name)] as const)
  try {
    return await logOut()
  } finally {
    // Also write a value that is still present, because the browser may report the clearing after the response.
    for (const [name, value] of stored) if (value !== null) store(name, read(name) ?? value)
  }
}

/** Null also where the browser blocks storage, which must not keep anybody from logging out. */
function read(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

function store(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // Without storage, the settings last until the page is closed.
  }
}
