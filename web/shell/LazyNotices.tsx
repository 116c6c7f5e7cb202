import { lazy, Suspense, useEffect, useState } from 'react'
import { onFirstNotice } from './notices.ts'

const NoticeHost = lazy(async () => ({ default: (await import('./NoticeHost.tsx')).NoticeHost }))

/** The code of the notices arrives when the page is quiet, or with the first notice. */
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
      <NoticeHost />
    </Suspense>
  ) : null
}
