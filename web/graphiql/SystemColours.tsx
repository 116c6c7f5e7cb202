import { useGraphiQL, useGraphiQLActions } from '@graphiql/react'
import { useEffect } from 'react'

/** Switches the editors to the system's color scheme when it changes, because the editors read it only once. */
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
