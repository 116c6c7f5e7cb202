import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { returning } from '../../kit/keys/lastRow.ts'
import { leave } from '../../kit/page/unsaved.ts'
import { lastPlace } from './lastPlace.ts'
import { chooseOwner } from './session.ts'
import { wantedScreen } from './wantedScreen.ts'

/**
 * Changes the owner that staff act for and opens Home, or the screen that they asked for before. Owner 0 ends acting
 * and returns to the previous list. The data of the former owner is discarded. `then` runs after the change, which may
 * wait for the user's confirmation or not happen.
 */
export function useActFor(): (accountOwnerId: number, then?: () => void) => void {
  const navigate = useNavigate()
  const { state } = useLocation()
  const to = wantedScreen(state)?.to ?? '/home'
  return useCallback(
    (accountOwnerId, then) =>
      leave(() => {
        chooseOwner(accountOwnerId)
        if (accountOwnerId > 0) void navigate(to)
        else void navigate(lastPlace(), { state: returning })
        then?.()
      }),
    [navigate, to],
  )
}
