import { chosenPageSize } from '../../kit/lists/pageSize.ts'
import { isStaff } from './access.ts'
import type { Session } from './sessionStorage.ts'

/** Number of rows on one page of a list if the user has not chosen one. */
export const usualRows = (session: Pick<Session, 'roleId'>): number => (isStaff(session) ? 25 : 10)

/** Number of rows on one page of a list, for a query's variables. */
export const rowsOf = (session: Pick<Session, 'roleId'>): number => chosenPageSize() ?? usualRows(session)
