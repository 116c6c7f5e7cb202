import * as z from 'zod'
import { ANY_STAFF, owner } from '../platform/http/access.ts'
import type { Api } from '../platform/http/endpoint.ts'
import { invalidField } from '../platform/http/errors.ts'
import { bodyId } from '../../contract/fields.ts'
import { line, optionalLine } from '../../contract/line.ts'
import { withoutSeparators } from '../platform/http/separators.ts'
import { leftOut } from '../../contract/line.ts'
import { findAddress, findCell, findEmailSetting, saveAddress, saveCell, saveEmailSetting } from './contact.ts'
import { isStateOfUnion, ZIP } from '../platform/usStates.ts'

const tag = 'owners'
const access = owner(...ANY_STAFF)

const NO_STATE = 'State is required.'
const NO_ZIP = 'Please enter a valid zip code.'
const addressBody = z.strictObject({
  address1: line({ max: 100, required: 'Address1 is required.' }),
  address2: optionalLine({ max: 100 })
    .nullish()
    .transform((text) => text || null),
  city: line({ max: 100, required: 'City is required.' }),
  state: z.string(leftOut(NO_STATE)).refine(isStateOfUnion, NO_STATE),
  zip: z.string(leftOut(NO_ZIP)).trim().regex(ZIP, NO_ZIP),
})
const addressOut = z.strictObject({
  address1: z.string(),
  address2: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
})
const phoneOut = z.strictObject({ number: z.string() })
const emailSettingOut = z.strictObject({ emailSetting: z.boolean() })

/** Mailing address, cell phone and the statement switch. A missing one is 404; saving creates it. */
export function contactRoutes(api: Api): void {
  const { services } = api
  api.endpoint({
    method: 'GET',
    path: '/address/mailing',
    adminPath: '/address/admin/:accountOwnerId/mailing',
    tag,
    summary: 'The mailing address.',
    access,
    response: addressOut,
    handler: ({ call, ownerId }) => findAddress(call, ownerId),
  })
  api.endpoint({
    method: 'PUT',
    path: '/address',
    adminPath: '/address/admin/:accountOwnerId',
    tag,
    summary: 'Saves the mailing address.',
    access,
    body: addressBody,
    response: addressOut,
    handler: ({ call, ownerId, body }) => saveAddress(services, call, ownerId, body),
  })

  api.endpoint({
    method: 'GET',
    path: '/phonenumber/cell',
    adminPath: '/phonenumber/admin/:accountOwnerId/cell',
    tag,
    summary: 'The cell phone number; the segment phonenumber is compared without case.',
    access,
    response: phoneOut,
    handler: ({ call, ownerId }) => findCell(call, ownerId),
  })
  api.endpoint({
    method: 'PUT',
    path: '/phonenumber/cell/:number',
    adminPath: '/phonenumber/admin/:accountOwnerId/cell/:number',
    tag,
    summary: 'Saves the cell phone number, ten digits.',
    access,
    params: z.object({
      number: z
        .string()
        .max(40)
        .overwrite(withoutSeparators)
        .regex(/^\d{10}$/, 'Please enter a valid phone number.'),
    }),
    paramsAreFields: true,
    response: phoneOut,
    handler: ({ call, ownerId, params }) => saveCell(services, call, ownerId, params.number),
  })

  api.endpoint({
    method: 'GET',
    path: '/emailsetting',
    adminPath: '/emailsetting/admin/:accountOwnerId',
    tag,
    summary: 'Whether statements are mailed.',
    access,
    response: emailSettingOut,
    handler: ({ call, ownerId }) => findEmailSetting(call, ownerId),
  })
  api.endpoint({
    method: 'PUT',
    path: '/emailsetting',
    adminPath: '/emailsetting/admin/:accountOwnerId',
    tag,
    summary: 'Switches mailed statements; the owner in the body must be the owner of the call.',
    access,
    body: z.strictObject({ accountOwnerId: bodyId, emailSetting: z.boolean() }),
    response: emailSettingOut,
    handler: async ({ call, ownerId, body }) => {
      if (body.accountOwnerId !== ownerId) throw invalidField('accountOwnerId', 'Belongs to another account owner')
      return saveEmailSetting(services, call, ownerId, body.emailSetting)
    },
  })
}
