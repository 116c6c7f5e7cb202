import {
  getAccountOwner,
  getSocial,
  listOwnerStates,
  revealSocial,
  saveAccountOwner,
  searchOwners,
} from '../../contract/owners.ts'
import type { Serving } from '../platform/http/serve.ts'
import { changeIdentity, findOwner, findSocial, readSocial } from './owners.ts'
import { findOwners } from './search.ts'
import { ownerStates } from './searchValues.sql.ts'

export function ownersRoutes({ serve, services }: Serving): void {
  serve(getAccountOwner, ({ call, ownerId }) => findOwner(call.db, ownerId))
  serve(saveAccountOwner, ({ call, ownerId, body }) => changeIdentity(call, ownerId, body))
  serve(searchOwners, ({ call, body, query, page }) =>
    findOwners(services, call, { given: body, sort: query.sort, page }),
  )
  serve(listOwnerStates, ({ call }) => ownerStates(call.db))
  serve(getSocial, ({ call, ownerId }) => findSocial(call, ownerId))
  serve(revealSocial, ({ call, ownerId, body }) => readSocial(services, call, ownerId, body.reason))
}
