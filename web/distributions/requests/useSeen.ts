import { useState } from 'react'

interface Versioned {
  version: number
}

/**
 * The version of the request in the form. Other people's changes do not change the form. A save sends this version
 * until the user has read about these changes.
 */
export function useSeen<Stored extends Versioned>(stored: Stored) {
  const [seen, setSeen] = useState<Stored | null>(stored)
  if (seen === null) setSeen(stored)
  return {
    seen: seen ?? stored,
    isChanged: seen !== null && seen.version !== stored.version,
    /** Accepts the stored version, after the user has read or made the change. */
    takeUp: () => setSeen(null),
  }
}
