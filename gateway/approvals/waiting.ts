import { getApproval } from '../../contract/approvals.ts'
import type { Context } from '../graphql/context.ts'

/** The field `approval` of a payload with `approvalId`. */
export const waitingApproval = ({ approvalId }: { approvalId?: number | null }, _args: object, { caller }: Context) =>
  approvalId == null ? null : caller.call(getApproval, { params: { approvalId } })
