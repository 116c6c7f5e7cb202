import { useSession } from '../session/useSession.ts'
import { isSmall, isTight } from '../shell/layout.ts'
import { useMediaQuery } from '../shell/useMediaQuery.ts'

/** Whether lists are cards instead of tables: in a narrow window, and where the drawer leaves them no more room than that. */
export function useCards(): boolean {
  const drawerOpen = useSession((state) => state.drawerOpen)
  const small = useMediaQuery(isSmall)
  const tight = useMediaQuery(isTight)
  return small || (tight && drawerOpen)
}
