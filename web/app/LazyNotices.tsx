import { memo, Suspense, useEffect, useState } from 'react'
import { onFirstNotice } from '../kit/notices/notices.ts'
import { lazyPart } from '../kit/page/lazyPart.ts'

const AfterStart = lazyPart(async () => ({ default: (await import('./AfterStart.tsx')).AfterStart }), true)

/**
 * Loads the code for notices and for the end of a session, two seconds after the start or with the first notice. `memo`
 * prevents renders when only the router's state changes.
 */
export const LazyNotices = memo(function LazyNotices() {
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
})
