import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { returning } from '../../kit/keys/lastRow.ts'
import { leave } from '../../kit/page/unsaved.ts'
import { lastPlace } from './lastPlace.ts'
import { chooseOwner } from './session.ts'

/**
 * Changes the owner that staff act for and opens Home. Owner 0 ends acting and returns to the previous list. The data
 * of the former owner is discarded.
 */
export function useActFor(): (accountOwnerId: number) => void {
  const navigate = useNavigate()
  return useCallback(
    (accountOwnerId) =>
      leave(() => {
        chooseOwner(accountOwnerId)
        if (accountOwnerId > 0) void navigate('/home')
        else void navigate(lastPlace(), { state: returning })
      }),
    [navigate],
  )
}
