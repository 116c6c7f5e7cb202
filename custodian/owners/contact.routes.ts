import {
  confirmOwnerData as confirmCall,
  getCellPhone,
  getDataStanding,
  getEmailSetting,
  getMailingAddress,
  saveAddress,
  saveCellPhone,
  saveEmailSetting,
} from '../../contract/owners.ts'
import { confirmOwnerData, dataStanding } from './confirmOwnerData.ts'
import type { Serving } from '../platform/http/serve.ts'
import { invalidField } from '../platform/http/errors.ts'
import { findAddress, findCell, findEmailSetting, saveCell, storeAddress, storeEmailSetting } from './contact.ts'

/** Mailing address, cell phone and the statement switch. A missing one is 404; saving creates it. */
export function contactRoutes({ serve, services }: Serving): void {
  serve(getMailingAddress, ({ call, ownerId }) => findAddress(call, ownerId))
  serve(saveAddress, ({ call, ownerId, body }) => storeAddress(call, ownerId, body))

  serve(getCellPhone, ({ call, ownerId }) => findCell(call, ownerId))
  serve(saveCellPhone, ({ call, ownerId, params }) => saveCell(call, ownerId, params.number), {
    paramsAreFields: true,
  })

  serve(getEmailSetting, ({ call, ownerId }) => findEmailSetting(call, ownerId))
  serve(saveEmailSetting, async ({ call, ownerId, body }) => {
    if (body.accountOwnerId !== ownerId) throw invalidField('accountOwnerId', 'Belongs to another account owner')
    return storeEmailSetting(call, ownerId, body.emailSetting)
  })

  serve(getDataStanding, ({ call, ownerId }) => dataStanding(call.db, services, ownerId, call.principal.userId))
  serve(confirmCall, ({ call, ownerId, body }) =>
    call.write(async (context) => {
      await confirmOwnerData(context, ownerId, body)
      return dataStanding(context.tx, services, ownerId, call.principal.userId)
    }),
  )
}
