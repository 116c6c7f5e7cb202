import { createDOMRenderer, FluentProvider, makeStyles, RendererProvider } from '@fluentui/react-components'
import { useSyncExternalStore, type ReactNode } from 'react'
import { darkTheme, lightTheme } from './theme.ts'

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
const renderer = createDOMRenderer(document, nonce ? { styleElementAttributes: { nonce } } : undefined)

const wantsDark = window.matchMedia('(prefers-color-scheme: dark)')

function follow(changed: () => void): () => void {
  wantsDark.addEventListener('change', changed)
  return () => wantsDark.removeEventListener('change', changed)
}

const useStyles = makeStyles({ root: { minHeight: '100dvh', backgroundColor: 'transparent' } })

export function Appearance({ children }: { children: ReactNode }) {
  const dark = useSyncExternalStore(follow, () => wantsDark.matches)
  return (
    <RendererProvider renderer={renderer} targetDocument={document}>
      <Themed dark={dark}>{children}</Themed>
    </RendererProvider>
  )
}

function Themed({ dark, children }: { dark: boolean; children: ReactNode }) {
  const styles = useStyles()
  return (
    <FluentProvider theme={dark ? darkTheme : lightTheme} className={styles.root}>
      {children}
    </FluentProvider>
  )
}
