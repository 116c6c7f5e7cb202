import { createDOMRenderer, RendererProvider } from '@fluentui/react-components'
import { startTransition, Suspense, useEffect, useState, type ReactNode } from 'react'
import { waitForElement } from '../../kit/page/waitForElement.ts'
import { mainId } from './SkipLink.tsx'
import { lazyPart } from '../../kit/page/lazyPart.ts'

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
const renderer = createDOMRenderer(document, nonce ? { styleElementAttributes: { nonce } } : undefined)

const FocusRing = lazyPart(async () => ({ default: (await import('./FocusRing.tsx')).FocusRing }), true)

/**
 * Fluent without its FluentProvider, which is 4 kB before the first screen: the tokens of both themes are a style sheet of
 * the page, what it sets for texts is in page.css, and the marks of the focus come right behind the first screen.
 */
export function Appearance({ children }: { children: ReactNode }) {
  return (
    <RendererProvider renderer={renderer} targetDocument={document}>
      {children}
      <FocusMarks />
    </RendererProvider>
  )
}

/** Its 26 kB wait for the first screen, which they would have to share the network with, or for a key. */
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
