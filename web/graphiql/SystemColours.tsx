import { useGraphiQL, useGraphiQLActions } from '@graphiql/react'
import { useEffect } from 'react'

/** The editors read the system's color scheme only when the page opens. This component follows later changes. */
export function SystemColours() {
  const theme = useGraphiQL((state) => state.theme)
  const { setTheme } = useGraphiQLActions()
  useEffect(() => {
    if (theme !== null) return
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const follow = () => setTheme(null)
    dark.addEventListener('change', follow)
    return () => dark.removeEventListener('change', follow)
  }, [theme, setTheme])
  return null
}
