import { createDOMRenderer, RendererProvider } from '@fluentui/react-components'
import { startTransition, Suspense, useEffect, useState, type ReactNode } from 'react'
import { waitForElement } from '../../kit/page/waitForElement.ts'
import { mainId } from './SkipLink.tsx'
import { lazyPart } from '../../kit/page/lazyPart.ts'

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
const renderer = createDOMRenderer(document, nonce ? { styleElementAttributes: { nonce } } : undefined)

const FocusRing = lazyPart(async () => ({ default: (await import('./FocusRing.tsx')).FocusRing }), true)

/**
 * Provides Fluent's styles without FluentProvider, which would add 4 kB before the first screen. The page's style sheet
 * contains the tokens of both themes, and page.css the text styles. Focus outlines load after the first screen.
 */
export function Appearance({ children }: { children: ReactNode }) {
  return (
    <RendererProvider renderer={renderer} targetDocument={document}>
      {children}
      <FocusMarks />
    </RendererProvider>
  )
}

/**
 * Loads the 26 kB of focus outlines after the first screen or at the first key press, so that they do not delay the
 * first screen.
 */
function FocusMarks() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const want = () => startTransition(() => setWanted(true))
    document.addEventListener('keydown', want, { once: true })
    const stop = waitForElement(`#${mainId} h1`, want)
    return () => {
      document.removeEventListener('keydown', want)
      stop?.()
    }
  }, [])
  return isWanted ? (
    <Suspense fallback={null}>
      <FocusRing within={document.body} />
    </Suspense>
  ) : null
}
