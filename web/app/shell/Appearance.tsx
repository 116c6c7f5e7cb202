import { createDOMRenderer, RendererProvider } from '@fluentui/react-components'
import { lazy, Suspense, type ReactNode } from 'react'

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
const renderer = createDOMRenderer(document, nonce ? { styleElementAttributes: { nonce } } : undefined)

const FocusRing = lazy(async () => ({ default: (await import('./FocusRing.tsx')).FocusRing }))

/**
 * Fluent without its FluentProvider, which is 4 kB before the first screen: the tokens of both themes are a style sheet of
 * the page, what it sets for texts is in page.css, and the marks of the focus come right behind the first screen.
 */
export function Appearance({ children }: { children: ReactNode }) {
  return (
    <RendererProvider renderer={renderer} targetDocument={document}>
      {children}
      <Suspense fallback={null}>
        <FocusRing within={document.body} />
      </Suspense>
    </RendererProvider>
  )
}
