import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { returning } from '../../kit/keys/lastRow.ts'
import { leave } from '../../kit/page/unsaved.ts'
import { lastPlace } from './lastPlace.ts'
import { chooseOwner } from './session.ts'
import { wantedScreen } from './wantedScreen.ts'

/**
 * Changes the owner that staff act for and opens Home, or the screen that they asked for before. Owner 0 ends acting
 * and returns to the previous list. The data of the former owner is discarded.
 */
export function useActFor(): (accountOwnerId: number) => void {
  const navigate = useNavigate()
  const { state } = useLocation()
  const to = wantedScreen(state)?.to ?? '/home'
  return useCallback(
    (accountOwnerId) =>
      leave(() => {
        chooseOwner(accountOwnerId)
        if (accountOwnerId > 0) void navigate(to)
        else void navigate(lastPlace(), { state: returning })
      }),
    [navigate, to],
  )
}
