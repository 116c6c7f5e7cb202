import { memo, Suspense, useEffect, useState } from 'react'
import { onFirstNotice } from '../kit/notices/notices.ts'
import { lazyPart } from '../kit/page/lazyPart.ts'

const AfterStart = lazyPart(async () => ({ default: (await import('./AfterStart.tsx')).AfterStart }), true)

/**
 * Loads the code of notices and of the session's end two seconds after the start, or with the first notice. `memo`
 * skips renders for changes of the router's state.
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
