import { useState } from 'react'

interface Versioned {
  version: number
}

/**
 * The version that filled the form. Other people's changes stay out of the form, and a save sends this version until
 * the user has been told.
 */
export function useSeen<Stored extends Versioned>(stored: Stored) {
  const [seen, setSeen] = useState<Stored | null>(stored)
  if (seen === null) setSeen(stored)
  return {
    seen: seen ?? stored,
    isChanged: seen !== null && seen.version !== stored.version,
    /** The stored version was seen, or is this user's own change. */
    takeUp: () => setSeen(null),
  }
}
