import { createContext, useContext } from 'react'
import { chosen } from '../page/displaySettings.ts'
import { useChoice } from '../page/useChoice.ts'

/** Page size of a short list, and of a list without a choice. */
export const pageSize = 10

/** Page sizes that can be chosen for the lists of this device. */
export const pageSizes = [10, 25, 50, 100] as const

/** Page size without a choice. */
export const UsualPageSize = createContext<number>(pageSize)

/** The page size chosen on this device; null for none. */
export const chosenPageSize = (): number | null => Number(chosen('rows')) || null

export const usePageSize = (): number => {
  const choice = Number(useChoice('rows'))
  const usual = useContext(UsualPageSize)
  return choice || usual
}

/** Page size of lists shown as a whole if possible: the gateway's maximum. */
export const wholeList = 100
