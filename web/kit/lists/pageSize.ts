import { createContext, useContext } from 'react'
import { chosen } from '../page/displaySettings.ts'
import { useChoice } from '../page/useChoice.ts'

/** Rows of one page of a short list, and of a list that offers no choice. */
export const pageSize = 10

/** What a person may choose for the lists of this device. */
export const pageSizes = [10, 25, 50, 100] as const

/** Rows of one page for somebody who has chosen nothing. */
export const UsualPageSize = createContext<number>(pageSize)

/** The choice of this device; null for none. */
export const chosenPageSize = (): number | null => Number(chosen('rows')) || null

export const usePageSize = (): number => {
  const choice = Number(useChoice('rows'))
  const usual = useContext(UsualPageSize)
  return choice || usual
}

/** Rows of a list that is shown as a whole as long as it can be: as many as the gateway gives at once. */
export const wholeList = 100
