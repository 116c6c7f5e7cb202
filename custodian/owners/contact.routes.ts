import {
  confirmOwnerData as confirmCall,
  getCellPhone,
  getDataStanding,
  getEmailSetting,
  getMailingAddress,
  saveAddress as saveAddressCall,
  saveCellPhone,
  saveEmailSetting as saveEmailSettingCall,
} from '../../contract/owners.ts'
import { confirmOwnerData, dataStanding } from './confirmOwnerData.ts'
import type { Serving } from '../platform/http/serve.ts'
import { invalidField } from '../platform/http/errors.ts'
import { findAddress, findCell, findEmailSetting, saveAddress, saveCell, saveEmailSetting } from './contact.ts'

/**
 * Mailing address, cell phone and the setting for statements by email. Reading a record that was never saved answers
 * 404; saving creates the record.
 */
export function contactRoutes({ serve, services }: Serving): void {
  serve(getMailingAddress, ({ call, ownerId }) => findAddress(call.db, ownerId))
  serve(saveAddressCall, ({ call, ownerId, body }) => call.write((context) => saveAddress(context, ownerId, body)))

  serve(getCellPhone, ({ call, ownerId }) => findCell(call.db, ownerId))
  serve(
    saveCellPhone,
    ({ call, ownerId, params }) => call.write((context) => saveCell(context, ownerId, params.number)),
    {
      paramsAreFields: true,
    },
  )

  serve(getEmailSetting, ({ call, ownerId }) => findEmailSetting(call.db, ownerId))
  serve(saveEmailSettingCall, async ({ call, ownerId, body }) => {
    if (body.accountOwnerId !== ownerId) throw invalidField('accountOwnerId', 'Belongs to another account owner')
    return call.write((context) => saveEmailSetting(context, ownerId, body.emailSetting))
  })

  serve(getDataStanding, ({ call, ownerId }) => dataStanding(call.db, services, ownerId, call.principal.userId))
  serve(confirmCall, ({ call, ownerId, body }) =>
    call.write(async (context) => {
      await confirmOwnerData(context, ownerId, body)
      return dataStanding(context.tx, services, ownerId, call.principal.userId)
    }),
  )
}
