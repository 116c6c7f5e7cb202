import { createContext, useContext } from 'react'
import { chosen } from '../page/displaySettings.ts'
import { useChoice } from '../page/useChoice.ts'

/** Default number of rows on a page. */
export const pageSize = 10

/** Page sizes from which the user can choose, for all lists on the device. */
export const pageSizes = [10, 25, 50, 100] as const

/** Number of rows on a page if the user has chosen no page size. */
export const UsualPageSize = createContext<number>(pageSize)

/** Page size that the user has chosen on this device; null if there is none. */
export const chosenPageSize = (): number | null => Number(chosen('rows')) || null

export const usePageSize = (): number => {
  const choice = Number(useChoice('rows'))
  const usual = useContext(UsualPageSize)
  return choice || usual
}

/** Number of rows on a page that shows a whole list if possible: the gateway's maximum. */
export const wholeList = 100
