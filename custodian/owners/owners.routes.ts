import {
  getAccountOwner,
  getSocial,
  listOwnerStates,
  revealSocial,
  saveAccountOwner,
  searchOwners,
} from '../../contract/owners.ts'
import type { Serving } from '../platform/http/serve.ts'
import { requireBelow, REVEAL, SEARCH } from '../platform/http/throttle.ts'
import { changeIdentity, findOwner, findSocial, readSocial } from './owners.ts'
import { findOwners, requireCriteria } from './search.ts'
import { ownerStates } from './searchValues.sql.ts'

export function ownersRoutes({ serve, services }: Serving): void {
  serve(getAccountOwner, ({ call, ownerId }) => findOwner(call.db, ownerId, call.principal))
  serve(saveAccountOwner, ({ call, ownerId, body }) => call.write((context) => changeIdentity(context, ownerId, body)))
  serve(searchOwners, async ({ call, body, query, page }) => {
    requireCriteria(body, call.principal)
    await requireBelow(services.db, SEARCH, call.principal.userId, call.now)
    return call.write((context) => findOwners(context, { given: body, sort: query.sort, page }))
  })
  serve(listOwnerStates, ({ call }) => ownerStates(call.db))
  serve(getSocial, ({ call, ownerId }) => findSocial(call.db, ownerId))
  serve(revealSocial, ({ call, ownerId, body }) => call.write((context) => readSocial(context, ownerId, body.reason)), {
    limit: REVEAL,
  })
}
