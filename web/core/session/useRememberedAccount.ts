import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { session } from './session.ts'

/** Remembers the account of the address for short addresses that name none. */
export function useRememberedAccount(): void {
  const { accountId } = useParams()
  useEffect(() => {
    if (accountId) session.setState({ accountId: Number(accountId) })
  }, [accountId])
}
