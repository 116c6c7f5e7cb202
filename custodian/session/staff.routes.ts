import { changeStaffLogin, removeSecondFactor } from '../../contract/session.ts'
import type { Serving } from '../platform/http/serve.ts'
import { resetSecondFactor } from './resetSecondFactor.ts'
import { changeStaff } from './staff.ts'

/** Manages logins of staff, for the operator of this machine (`npm run staff`). */
export function staffRoutes({ serve, services }: Serving): void {
  serve(changeStaffLogin, async ({ body: { person, ...change } }) => ({
    link: await changeStaff(services, { ...change, ...(person ? { person } : {}) }),
  }))

  serve(removeSecondFactor, async ({ body }) => ({ link: await resetSecondFactor(services, body.email) }))
}
