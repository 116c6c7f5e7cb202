import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { leave } from '../../kit/page/unsaved.ts'
import { chooseOwner } from './session.ts'

/** Switches the account owner that staff act for (0 for nobody) and goes to Home; nothing of the former owner is kept. */
export function useActFor(): (accountOwnerId: number) => void {
  const navigate = useNavigate()
  return useCallback(
    (accountOwnerId) =>
      leave(() => {
        chooseOwner(accountOwnerId)
        void navigate('/home')
      }),
    [navigate],
  )
}
