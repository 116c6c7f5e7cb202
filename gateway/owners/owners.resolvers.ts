import { statusLabel } from '../accounts/status.ts'
import type { Caller, Owner } from '../graphql/context.ts'
import { connectionFrom, type ConnectionArgs } from '../graphql/connection.ts'
import { numberKey, toGlobalId } from '../graphql/globalId.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'
import { RestError } from '../rest/errors.ts'
import { orNull } from '../rest/shapes.ts'
import type { ViewerParent } from '../session/session.resolvers.ts'
import {
  getAccountOwner,
  getCellPhone,
  getEmailSetting,
  getMailingAddress,
  getSocial,
  revealSocial,
  saveAccountOwner,
  saveAddress,
  saveCellPhone,
  saveEmailSetting,
  searchOwners,
  type Address,
  type EmailSetting,
  type Phone,
  type SearchFilter,
  type SearchRow,
} from './owners.rest.ts'
import { digitsOf, withoutSeparators } from './social.ts'

/** An owner who is not loaded: each field loads what it needs, so a list of accounts asks for the accounts only. */
export type OwnerParent = { caller: Caller; owner: Owner }

type Owned<T> = T & { accountOwnerId: number }
type OwnerChoice = { accountOwnerId?: number | null }
type AddressInput = OwnerChoice & {
  address1: string
  address2?: string | null
  city: string
  state: string
  zip: string
}
type ProfileInput = { accountOwnerId: number; firstName: string; lastName: string; social: string; dateOfBirth: string }

const MAILING = 1

const details = ({ owner }: OwnerParent) => owner.call(getAccountOwner, {})

/** What is kept once per owner, with the owner its id needs; null when nothing is on file. */
const owned = async <T extends object>(owner: Owner, value: Promise<T>): Promise<Owned<T> | null> => {
  const found = await orNull(value)
  return found && { ...found, accountOwnerId: owner.accountOwnerId }
}

const mailingAddressOf = (owner: Owner) => owned(owner, owner.call(getMailingAddress, {}))
const cellPhoneOf = (owner: Owner) => owned(owner, owner.call(getCellPhone, {}))
const emailSettingOf = (owner: Owner) => owned(owner, owner.call(getEmailSetting, {}))

/** A node that is found by its owner alone. */
const ofOwner = (load: (owner: Owner) => Promise<object | null>) => (caller: Caller, key: readonly string[]) => {
  const owner = key.length === 1 ? ownerOfKey(caller, key) : null
  return owner && load(owner)
}

/** The owner that a node's key begins with, when this caller may act for that owner. */
export function ownerOfKey(caller: Caller, key: readonly string[]): Owner | null {
  const accountOwnerId = numberKey(key[0])
  return accountOwnerId === null ? null : caller.ownerOfId(accountOwnerId)
}

export const owners: Module = {
  rules: {
    Viewer: { accountOwner: 'no data', accountOwnerSearch: [searchOwners] },
    AccountOwner: {
      id: 'no data',
      accountOwnerId: 'no data',
      firstName: [getAccountOwner],
      lastName: [getAccountOwner],
      dateOfBirth: [getAccountOwner],
      email: [getAccountOwner],
      mailingAddress: [getMailingAddress],
      cellPhone: [getCellPhone],
      emailSetting: [getEmailSetting],
      social: [getSocial],
    },
    Mutation: {
      updateMailingAddress: [saveAddress],
      updateCellPhone: [saveCellPhone],
      updateEmailSetting: [saveEmailSetting],
      updateAdminProfile: [saveAccountOwner],
      revealSocial: [revealSocial],
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
    topAdmin: ['UpdateAdminProfilePayload'],
    staff: ['RevealSocialPayload'],
  },
  resolvers: {
    Viewer: {
      accountOwner: ({ caller }: ViewerParent, { accountOwnerId }: OwnerChoice) => {
        const owner = caller.ownerIfChosen(accountOwnerId)
        return owner && { caller, owner }
      },
      accountOwnerSearch: async ({ caller }: ViewerParent, args: ConnectionArgs & { filter: SearchFilter }) => {
        const rows = await caller.call(searchOwners, { body: cleaned(args.filter) })
        return connectionFrom(rows, args, rowKey, (row) => row)
      },
    },
    AccountOwner: {
      id: ({ owner }: OwnerParent) => toGlobalId('AccountOwner', owner.accountOwnerId),
      accountOwnerId: ({ owner }: OwnerParent) => owner.accountOwnerId,
      firstName: async (parent: OwnerParent) => (await details(parent)).firstName,
      lastName: async (parent: OwnerParent) => (await details(parent)).lastName,
      dateOfBirth: async (parent: OwnerParent) => (await details(parent)).dateOfBirth,
      email: async (parent: OwnerParent) => (await details(parent)).email,
      mailingAddress: ({ owner }: OwnerParent) => mailingAddressOf(owner),
      cellPhone: ({ owner }: OwnerParent) => cellPhoneOf(owner),
      emailSetting: ({ owner }: OwnerParent) => emailSettingOf(owner),
      social: ({ owner }: OwnerParent) => orNull(owner.call(getSocial, {})),
    },
    Address: {
      id: ({ accountOwnerId }: Owned<Address>) => toGlobalId('Address', accountOwnerId),
      addressTypeId: ({ addressTypeId }: Address) => addressTypeId ?? MAILING,
    },
    Phone: { id: ({ accountOwnerId }: Owned<Phone>) => toGlobalId('Phone', accountOwnerId) },
    EmailSetting: { id: ({ accountOwnerId }: Owned<EmailSetting>) => toGlobalId('EmailSetting', accountOwnerId) },
    AccountOwnerSearchResult: {
      accountOwnerId: (row: SearchRow) => row.id,
      mailingState: (row: SearchRow) => row.mailingAddress?.state,
      mailingZip: (row: SearchRow) => row.mailingAddress?.zip,
    },
    SearchAccount: {
      statusLabel: (account: SearchRow['accounts'][number]) => statusLabel(account.retirementAccountStatusId),
    },
    Mutation: {
      updateMailingAddress: mutation(async (input: AddressInput, { caller }) => {
        const owner = caller.owner(input.accountOwnerId)
        const { address1, address2, city, state, zip } = input
        const body = { address1, address2: address2 ?? null, city, state, zip }
        const address = await owned(owner, owner.call(saveAddress, { body }))
        return { address, accountOwner: { caller, owner } }
      }),
      updateCellPhone: mutation(async (input: OwnerChoice & { number: string }, { caller }) => {
        const owner = caller.owner(input.accountOwnerId)
        const params = { number: tenDigits(input.number) }
        const phone = await owned(owner, owner.call(saveCellPhone, { params }))
        return { phone, accountOwner: { caller, owner } }
      }),
      updateEmailSetting: mutation(async (input: OwnerChoice & { emailSetting: boolean }, { caller }) => {
        const owner = caller.owner(input.accountOwnerId)
        const body = { accountOwnerId: owner.accountOwnerId, emailSetting: input.emailSetting }
        const emailSetting = await owned(owner, owner.call(saveEmailSetting, { body }))
        return { emailSetting, accountOwner: { caller, owner } }
      }),
      updateAdminProfile: mutation(async (input: ProfileInput, { caller }) => {
        const owner = caller.owner(input.accountOwnerId)
        const { firstName, lastName, social, dateOfBirth } = input
        const body = { firstName, lastName, social: digitsOf(social), dateOfBirth }
        const { waits } = await owner.call(saveAccountOwner, { body })
        return { waits: waits === true, accountOwner: { caller, owner } }
      }),
      revealSocial: mutation(
        async ({ accountOwnerId, reason }: { accountOwnerId: number; reason: string }, { caller }) =>
          caller.owner(accountOwnerId).call(revealSocial, { body: { reason } }),
      ),
    },
  },
}

/** Only what was filled in; the custodian refuses a filter without any. */
function cleaned(filter: SearchFilter): SearchFilter {
  const filled = Object.entries(filter).filter(([, value]) => value != null && value !== '')
  const body = Object.fromEntries(filled) as SearchFilter
  return body.ssn == null ? body : { ...body, ssn: digitsOf(body.ssn) }
}

const rowKey = (row: SearchRow) => [row.id, ...row.accounts.map((account) => account.planAccountNumber)].join('_')

/** @throws RestError INVALID: a phone number is part of an address on the wire, so it is checked before it gets there. */
function tenDigits(number: string): string {
  const digits = withoutSeparators(number).replaceAll(/[().+]/g, '')
  if (/^\d{10}$/.test(digits)) return digits
  const fields = [{ path: ['number'], message: 'Please enter a valid phone number.' }]
  throw new RestError('INVALID', { endpoint: saveCellPhone.name, fields })
}
