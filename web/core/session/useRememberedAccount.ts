import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { session } from './session.ts'

/** Remembers the account of the URL, for short URLs without an account id. */
export function useRememberedAccount(): void {
  const { accountId } = useParams()
  useEffect(() => {
    if (accountId) session.setState({ accountId: Number(accountId) })
  }, [accountId])
}
