import { chosenPageSize } from '../../kit/lists/pageSize.ts'
import { isStaff } from './access.ts'
import type { Session } from './sessionStorage.ts'

/** Rows of one page of a list for somebody who has chosen nothing. */
export const usualRows = (session: Pick<Session, 'roleId'>): number => (isStaff(session) ? 25 : 10)

/** Rows of one page of a list, as a query asks for them. */
export const rowsOf = (session: Pick<Session, 'roleId'>): number => chosenPageSize() ?? usualRows(session)
