import { lazy, Suspense, useEffect, useState } from 'react'
import { onFirstNotice } from '../kit/notices/notices.ts'

const AfterStart = lazy(async () => ({ default: (await import('./AfterStart.tsx')).AfterStart }))

/** The code of the notices, and of what watches the session, arrives when the page is quiet, or with the first notice. */
export function LazyNotices() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const quiet = setTimeout(() => setWanted(true), 2000)
    const stop = onFirstNotice(() => setWanted(true))
    return () => {
      clearTimeout(quiet)
      stop()
    }
  }, [])
  return wanted ? (
    <Suspense fallback={null}>
      <AfterStart />
    </Suspense>
  ) : null
}
