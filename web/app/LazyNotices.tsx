import { memo, Suspense, useEffect, useState } from 'react'
import { onFirstNotice } from '../kit/notices/notices.ts'
import { lazyPart } from '../kit/page/lazyPart.ts'

const AfterStart = lazyPart(async () => ({ default: (await import('./AfterStart.tsx')).AfterStart }), true)

/**
 * The code of the notices, and of what watches the session, arrives when the page is quiet, or with the first notice. What
 * changes around it, as the router does several times for a step, is nothing to it.
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
