import { useState } from 'react'

interface Versioned {
  version: number
}

/**
 * The request as the form was filled with it. What somebody else changes meanwhile stays out of the form, and a save is of
 * the version that was seen, until this person has been told.
 */
export function useSeen<Stored extends Versioned>(stored: Stored) {
  const [seen, setSeen] = useState<Stored | null>(stored)
  if (seen === null) setSeen(stored)
  return {
    seen: seen ?? stored,
    isChanged: seen !== null && seen.version !== stored.version,
    /** What is stored now has been seen, or is this person's own change. */
    takeUp: () => setSeen(null),
  }
}
