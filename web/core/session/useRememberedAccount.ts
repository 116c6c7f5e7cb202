import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { session } from './session.ts'

/** Remembers the account id in the URL, for later URLs without an account id. */
export function useRememberedAccount(): void {
  const { accountId } = useParams()
  useEffect(() => {
    if (accountId) session.setState({ accountId: Number(accountId) })
  }, [accountId])
}
