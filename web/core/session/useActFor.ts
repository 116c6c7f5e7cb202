import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { leave } from '../../kit/page/unsaved.ts'
import { lastPlace } from './lastPlace.ts'
import { chooseOwner } from './session.ts'

/**
 * Switches the owner that staff act for and goes to Home; 0 ends acting and goes back to the previous place. Data of
 * the former owner is dropped.
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
