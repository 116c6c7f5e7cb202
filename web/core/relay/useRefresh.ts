import { useCallback } from 'react'
import { useRevalidator } from 'react-router-dom'
import { withFreshData } from './loadScreenQuery.ts'

/** Loads the screen once more, past every stored answer; what stands stays until the new data is there. */
export function useRefresh(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  return useCallback(() => withFreshData(revalidate), [revalidate])
}
