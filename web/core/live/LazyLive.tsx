import { memo, Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { lazyPart } from '../../kit/page/lazyPart.ts'

const Live = lazyPart(async () => ({ default: (await import('./Live.tsx')).Live }), true)

/** Loads the code of live updates after the first screen, which works without them. */
export const LazyLive = memo(function LazyLive() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const quiet = setTimeout(() => setWanted(true), 2_000)
    return () => clearTimeout(quiet)
  }, [])
  return isWanted ? (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Live />
      </Suspense>
    </ErrorBoundary>
  ) : null
})
