import { useCallback } from 'react'
import { useRevalidator } from 'react-router-dom'
import { withFreshData } from './loadScreenQuery.ts'

/** Reloads the data of the screen without cached responses. The current content stays visible meanwhile. */
export function useRefresh(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  return useCallback(() => withFreshData(revalidate), [revalidate])
}
