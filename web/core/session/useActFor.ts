import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { leave } from '../../kit/page/unsaved.ts'
import { lastPlace } from './lastPlace.ts'
import { chooseOwner } from './session.ts'

/**
 * Switches the owner that staff act for and opens Home. 0 ends acting for an owner and returns to the previous screen.
 * Data of the former owner is discarded.
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
