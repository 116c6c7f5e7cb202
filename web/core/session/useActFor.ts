import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { leave } from '../../kit/page/unsaved.ts'
import { lastPlace } from './lastPlace.ts'
import { chooseOwner } from './session.ts'

/**
 * Switches the account owner that staff act for and goes to Home, or with 0 for nobody back to where they were before;
 * nothing of the former owner is kept.
 */
export function useActFor(): (accountOwnerId: number) => void {
  const navigate = useNavigate()
  return useCallback(
    (accountOwnerId) =>
      leave(() => {
        chooseOwner(accountOwnerId)
        void navigate(accountOwnerId > 0 ? '/home' : lastPlace())
      }),
    [navigate],
  )
}
