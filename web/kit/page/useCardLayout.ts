import { createContext, useContext } from 'react'
import { isSmall, isTight } from './layout.ts'
import { useMediaQuery } from './useMediaQuery.ts'

/** True inside a layout with an open drawer, which takes part of the window's width. */
export const BesideDrawer = createContext(false)

/**
 * Whether lists are shown as cards instead of tables: in a narrow window, or if an open drawer leaves too little width.
 */
export function useCardLayout(): boolean {
  const besideDrawer = useContext(BesideDrawer)
  const small = useMediaQuery(isSmall)
  const tight = useMediaQuery(isTight)
  return small || (tight && besideDrawer)
}
