import { getOwnerDeath, reportOwnerDeath, takeOwnerDeathBack } from '../../contract/deaths.ts'
import type { Serving } from '../platform/http/serve.ts'
import { deathShown, reportDeath, takeDeathBack } from './reportDeath.ts'

/** Employees report an owner's death; another employee confirms or refuses the report through the approval calls. */
export function deathsRoutes({ serve }: Serving): void {
  serve(getOwnerDeath, ({ call, ownerId }) => deathShown(call.db, ownerId))

  serve(reportOwnerDeath, ({ call, ownerId, body }) =>
    call.write(async (context) => {
      await reportDeath(context, ownerId, body)
      return deathShown(context.tx, ownerId)
    }),
  )

  serve(takeOwnerDeathBack, ({ call, ownerId, body }) =>
    call.write(async (context) => {
      await takeDeathBack(context, ownerId, body.note)
      return deathShown(context.tx, ownerId)
    }),
  )
}
