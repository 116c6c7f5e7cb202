import { createDOMRenderer, FluentProvider, makeStyles, RendererProvider } from '@fluentui/react-components'
import type { ReactNode } from 'react'

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
const renderer = createDOMRenderer(document, nonce ? { styleElementAttributes: { nonce } } : undefined)

/** The tokens of both themes are a style sheet of the page, which follows the system by itself. */
const noTokens = {}

// Also worn by whatever is shown over the page: with a size of its own it would lie over everything and take the clicks.
const useStyles = makeStyles({ root: { backgroundColor: 'transparent' } })

export function Appearance({ children }: { children: ReactNode }) {
  return (
    <RendererProvider renderer={renderer} targetDocument={document}>
      <Frame>{children}</Frame>
    </RendererProvider>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const styles = useStyles()
  return (
    <FluentProvider theme={noTokens} className={styles.root}>
      {children}
    </FluentProvider>
  )
}
