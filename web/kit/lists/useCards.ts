import { useSession } from '../../app/session/useSession.ts'
import { isSmall, isTight } from '../page/layout.ts'
import { useMediaQuery } from '../page/useMediaQuery.ts'

/** Whether lists are cards instead of tables: in a narrow window, and where the drawer leaves them no more room than that. */
export function useCards(): boolean {
  const drawerOpen = useSession((state) => state.drawerOpen)
  const small = useMediaQuery(isSmall)
  const tight = useMediaQuery(isTight)
  return small || (tight && drawerOpen)
}
