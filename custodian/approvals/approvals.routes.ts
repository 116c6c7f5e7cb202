import { approve, getApproval, listApprovals, MOST_APPROVALS, refuse, withdraw } from '../../contract/approvals.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import type { Db } from '../platform/db/connect.ts'
import type { Principal } from '../platform/context/principal.ts'
import type { CallContext } from '../platform/context/callContext.ts'
import type { Serving } from '../platform/http/serve.ts'
import { notFound, refuse as refusal } from '../platform/http/errors.ts'
import { waitingApprovals, viewApproval } from './approvals.views.ts'
import { beforeApproval, decide, ENDED, withdrawApproval, type EffectNamed } from './decide.ts'

/** Approvals that wait for a second person, and their decision. */
export function approvalRoutes({ serve, services }: Serving, effectNamed: EffectNamed): void {
  serve(listApprovals, ({ call, query: { before, limit, ...filter } }) =>
    waitingApprovals(call.db, services, effectNamed, call.principal.userId, filter, {
      before,
      limit: limit ?? MOST_APPROVALS,
    }),
  )

  serve(getApproval, async ({ call, params: { approvalId }, noteReadOf }) => {
    const waiting = await shown(call.db, call, approvalId)
    await noteReadOf([waiting.accountOwnerId])
    return waiting
  })

  serve(approve, async ({ call, params: { approvalId }, body }) => {
    await beforeApproval(services, effectNamed, approvalId)
    return ended(call, approvalId, (context) =>
      decide(context, effectNamed, approvalId, { ...body, approve: true, checksum: body.checksum ?? null }),
    )
  })
  serve(refuse, ({ call, params: { approvalId }, body }) =>
    ended(call, approvalId, (context) => decide(context, effectNamed, approvalId, { approve: false, note: body.note })),
  )

  serve(withdraw, ({ call, params: { approvalId } }) =>
    ended(call, approvalId, (context) => withdrawApproval(context, effectNamed, approvalId)),
  )

  async function ended(
    call: CallContext<Principal>,
    approvalId: number,
    work: (context: WriteContext) => Promise<boolean>,
  ) {
    const view = await call.write(async (context) =>
      (await work(context)) ? shown(context.tx, call, approvalId) : undefined,
    )
    // The 409 is sent after the commit, so that the expiry stays stored.
    if (!view) throw refusal(409, ENDED.LAPSED)
    return view
  }

  async function shown(db: Db, call: CallContext<Principal>, approvalId: number) {
    const view = await viewApproval(db, services, effectNamed, call.principal.userId, approvalId)
    if (!view) throw notFound()
    return view
  }
}
