import { ADDRESS_TYPE } from '../../contract/addressType.ts'
import type { Caller, Owner } from '../graphql/context.ts'
import { connectionBy, sortParameter, type PageOf } from '../graphql/connection.ts'
import { toGlobalId } from '../graphql/globalId.ts'
import type { Module } from '../graphql/module.ts'
import { ownerOfKey } from '../graphql/node.ts'
import type { AccountOwnerParent } from '../graphql/parents.ts'
import { selects } from '../graphql/selection.ts'
import { mutation } from '../graphql/userErrors.ts'
import { RestError } from '../rest/errors.ts'
import { orNull } from '../rest/orNull.ts'
import {
  confirmOwnerData,
  getAccountOwner,
  getCellPhone,
  getDataStanding,
  getEmailSetting,
  getMailingAddress,
  getSocial,
  listOwnerStates,
  revealSocial,
  saveAccountOwner,
  saveAddress,
  saveCellPhone,
  saveEmailSetting,
  searchOwners,
  type OwnerFilter,
  type FoundOwner,
} from '../../contract/owners.ts'
import type { AccountOwnerSearchInput } from '../graphql/__generated__/resolvers.ts'
import { cleanNumber, PHONE } from '../../contract/typedNumbers.ts'

const details = ({ owner }: AccountOwnerParent) => owner.call(getAccountOwner, {})

/** Adds the owner's number to a record that each owner has once: the number is the record's id. */
const owned = async <T extends object>(owner: Owner, value: Promise<T>): Promise<T & { accountOwnerId: number }> => ({
  ...(await value),
  accountOwnerId: owner.accountOwnerId,
})

const mailingAddressOf = (owner: Owner) => orNull(owned(owner, owner.call(getMailingAddress, {})))
const cellPhoneOf = (owner: Owner) => orNull(owned(owner, owner.call(getCellPhone, {})))
const emailSettingOf = (owner: Owner) => orNull(owned(owner, owner.call(getEmailSetting, {})))

/** A loader for nodes whose id contains only the owner. */
const ofOwner =
  <T>(load: (owner: Owner) => Promise<T | null>) =>
  (caller: Caller, key: readonly string[]) => {
    const owner = key.length === 1 ? ownerOfKey(caller, key) : null
    return owner && load(owner)
  }

export const owners: Module = {
  rules: {
    Viewer: { accountOwner: 'no data', accountOwnerSearch: [searchOwners], ownerStates: [listOwnerStates] },
    AccountOwner: {
      id: 'no data',
      accountOwnerId: 'no data',
      firstName: [getAccountOwner],
      lastName: [getAccountOwner],
      dateOfBirth: [getAccountOwner],
      email: [getAccountOwner],
      death: [getAccountOwner],
      mailingAddress: [getMailingAddress],
      cellPhone: [getCellPhone],
      emailSetting: [getEmailSetting],
      social: [getSocial],
      dataStanding: [getDataStanding],
    },
    Mutation: {
      updateMailingAddress: [saveAddress],
      updateCellPhone: [saveCellPhone],
      updateEmailSetting: [saveEmailSetting],
      updateAdminProfile: [saveAccountOwner],
      revealSocial: [revealSocial],
      confirmOwnerData: [confirmOwnerData],
    },
  },
  nodes: {
    AccountOwner: async (caller, key) => {
      const owner = key.length === 1 ? ownerOfKey(caller, key) : null
      if (!owner) return null
      await owner.call(getAccountOwner, {})
      return { caller, owner }
    },
    Address: ofOwner(mailingAddressOf),
    Phone: ofOwner(cellPhoneOf),
    EmailSetting: ofOwner(emailSettingOf),
  },
  types: {
    signedIn: [
      'Address',
      'Phone',
      'EmailSetting',
      'Social',
      'DataStanding',
      'UnconfirmedData',
      'UpdateMailingAddressPayload',
      'UpdateCellPhonePayload',
      'UpdateEmailSettingPayload',
    ],
    desk: [
      'AccountOwnerSearchResult',
      'AccountOwnerSearchResultConnection',
      'AccountOwnerSearchResultEdge',
      'SearchAccount',
    ],
    operations: ['ConfirmOwnerDataPayload'],
    topAdmin: ['UpdateAdminProfilePayload'],
    staff: ['RevealSocialPayload'],
  },
  resolvers: {
    Viewer: {
      accountOwner: ({ caller }, { accountOwnerId }, _context, info) => {
        const owner = caller.ownerIfChosen(accountOwnerId)
        return owner && { caller, owner, readsRow: selects(info, 'death') }
      },
      ownerStates: ({ caller }) => caller.call(listOwnerStates, {}),
      accountOwnerSearch: ({ caller }, args) => {
        const [body, sort] = [cleaned(args.filter), sortParameter(args.sort)]
        const ask = (page: PageOf) => caller.call(searchOwners, { body, query: { ...page, sort } })
        return connectionBy(args, ask, rowKey)
      },
    },
    AccountOwner: {
      id: ({ owner }) => toGlobalId('AccountOwner', owner.accountOwnerId),
      accountOwnerId: ({ owner }) => owner.accountOwnerId,
      firstName: async (parent) => (await details(parent)).firstName,
      lastName: async (parent) => (await details(parent)).lastName,
      dateOfBirth: async (parent) => (await details(parent)).dateOfBirth,
      email: async (parent) => (await details(parent)).email,
      death: async (parent) => (await details(parent)).death,
      mailingAddress: ({ owner }) => mailingAddressOf(owner),
      cellPhone: ({ owner }) => cellPhoneOf(owner),
      emailSetting: ({ owner }) => emailSettingOf(owner),
      social: ({ owner }) => orNull(owner.call(getSocial, {})),
      dataStanding: ({ owner }) => owner.call(getDataStanding, {}),
    },
    Address: {
      id: ({ accountOwnerId }) => toGlobalId('Address', accountOwnerId),
      addressTypeId: () => ADDRESS_TYPE.mailing,
    },
    Phone: { id: ({ accountOwnerId }) => toGlobalId('Phone', accountOwnerId) },
    EmailSetting: { id: ({ accountOwnerId }) => toGlobalId('EmailSetting', accountOwnerId) },
    AccountOwnerSearchResult: {
      accountOwnerId: (row) => row.id,
      mailingState: (row) => row.mailingAddress?.state,
      mailingZip: (row) => row.mailingAddress?.zip,
    },
    Mutation: {
      confirmOwnerData: mutation(async ({ accountOwnerId, recordId, note }, { caller }) => {
        const owner = caller.owner(accountOwnerId)
        await owner.call(confirmOwnerData, { body: { recordId, note } })
        return { accountOwner: { caller, owner } }
      }),
      updateMailingAddress: mutation(async (input, { caller }) => {
        const owner = caller.owner(input.accountOwnerId)
        const { address1, address2, city, state, zip } = input
        const body = { address1, address2: address2 ?? null, city, state, zip }
        const address = await owned(owner, owner.call(saveAddress, { body }))
        return { address, accountOwner: { caller, owner } }
      }),
      updateCellPhone: mutation(async (input, { caller }) => {
        const owner = caller.owner(input.accountOwnerId)
        const params = { number: tenDigits(input.number) }
        const phone = await owned(owner, owner.call(saveCellPhone, { params }))
        return { phone, accountOwner: { caller, owner } }
      }),
      updateEmailSetting: mutation(async (input, { caller }) => {
        const owner = caller.owner(input.accountOwnerId)
        const body = { accountOwnerId: owner.accountOwnerId, emailSetting: input.emailSetting }
        const emailSetting = await owned(owner, owner.call(saveEmailSetting, { body }))
        return { emailSetting, accountOwner: { caller, owner } }
      }),
      updateAdminProfile: mutation(async (input, { caller }) => {
        const owner = caller.owner(input.accountOwnerId)
        const { firstName, lastName, social, dateOfBirth } = input
        const body = { firstName, lastName, social: cleanNumber.social(social), dateOfBirth }
        const saved = await owner.call(saveAccountOwner, { body })
        return { waits: saved?.waits === true, accountOwner: { caller, owner } }
      }),
      revealSocial: mutation(async ({ accountOwnerId, reason }, { caller }) =>
        caller.owner(accountOwnerId).call(revealSocial, { body: { reason } }),
      ),
    },
  },
}

/** Send only filled fields: the custodian refuses an empty filter. */
function cleaned({ dateOfBirth, social, ...filter }: AccountOwnerSearchInput): OwnerFilter {
  const rest = { ...filter, dob: dateOfBirth ?? filter.dob, ssn: social ?? filter.ssn }
  const filled = Object.entries(rest).filter(([, value]) => value != null && value !== '')
  const body = Object.fromEntries(filled) as OwnerFilter
  return body.ssn == null ? body : { ...body, ssn: cleanNumber.social(body.ssn) }
}

const rowKey = (row: FoundOwner) => [row.id, ...row.accounts.map((account) => account.planAccountNumber)].join('_')

/** @throws RestError INVALID: a phone number is part of the REST path, so it is checked before the call */
function tenDigits(number: string): string {
  const digits = cleanNumber.phone(number)
  if (PHONE.test(digits)) return digits
  const fields = [{ path: ['number'], message: 'Please enter a valid phone number.' }]
  throw new RestError('INVALID', { endpoint: saveCellPhone.name, fields })
}
