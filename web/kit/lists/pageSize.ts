import { createContext, useContext } from 'react'
import { chosen } from '../page/displaySettings.ts'
import { useChoice } from '../page/useChoice.ts'

/** Default page size, also of a short list. */
export const pageSize = 10

/** Page sizes that the user can choose for all lists on this device. */
export const pageSizes = [10, 25, 50, 100] as const

/** Page size if the user has chosen none. */
export const UsualPageSize = createContext<number>(pageSize)

/** The page size chosen on this device; null if none is chosen. */
export const chosenPageSize = (): number | null => Number(chosen('rows')) || null

export const usePageSize = (): number => {
  const choice = Number(useChoice('rows'))
  const usual = useContext(UsualPageSize)
  return choice || usual
}

/** Page size of lists that are shown as a whole if possible: the gateway's maximum. */
export const wholeList = 100
