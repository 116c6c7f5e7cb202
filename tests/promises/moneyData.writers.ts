import { SECOND, type MoneyDesk, type Role, type Subject } from './moneyData.desk.ts'
import type { Value } from './moneyData.ways.ts'

/** A call or approval by which a dishonest employee writes an owner's data. */
export interface Writer {
  name: string
  /** Name of the call or effect in moneyData.ways.ts. */
  way: string
  /** The custodian's file that records the writer. */
  source: string
  values: readonly Value[]
  by: readonly Role[]
  /** A second person confirms the value by approving it. */
  isConfirmed?: true
  write: (desk: MoneyDesk, who: string, subject: Subject) => Promise<Subject>
  /** The call itself creates the owner. */
  makesOwner?: true
}

const THIEF = { address1: '9 Thief Road', address2: null, city: 'Elko', state: 'NV', zip: '89801' }

const identity = (subject: Subject, changed: Partial<Subject['person']>) => ({ ...subject.person, ...changed })

const beneficiaries = (desk: MoneyDesk, ownerId: number) =>
  desk.must<Array<{ beneficiaryId: number }>>(desk.as(SECOND.admin, 'GET', `/beneficiary/admin/${ownerId}`))

export const WRITERS: readonly Writer[] = [
  {
    name: 'the mailing address',
    way: 'saveAddress',
    source: 'owners/contact.ts',
    values: ['ADDRESS'],
    by: ['service', 'admin', 'reviewer'],
    write: async ({ must, as }, who, subject) => {
      await must(as(who, 'PUT', `/address/admin/${subject.ownerId}`, THIEF))
      return subject
    },
  },
  {
    name: 'the phone number',
    way: 'saveCellPhone',
    source: 'owners/contact.ts',
    values: ['PHONE'],
    by: ['service', 'reviewer'],
    write: async ({ must, as }, who, subject) => {
      await must(as(who, 'PUT', `/phoneNumber/admin/${subject.ownerId}/cell/7755559999`))
      return subject
    },
  },
  {
    name: 'the email setting',
    way: 'saveEmailSetting',
    source: 'owners/contact.ts',
    values: ['SETTING'],
    by: ['service', 'reviewer'],
    write: async ({ must, as }, who, subject) => {
      const { ownerId } = subject
      await must(as(who, 'PUT', `/emailsetting/admin/${ownerId}`, { accountOwnerId: ownerId, emailSetting: true }))
      return subject
    },
  },
  {
    name: 'another beneficiary',
    way: 'addBeneficiary',
    source: 'beneficiaries/beneficiaries.routes.ts',
    values: ['SHARES'],
    by: ['service'],
    write: async ({ must, as }, who, subject) => {
      const { ownerId, accountId } = subject
      const eve = { accountId, firstName: 'Eve', lastName: 'Adams', dob: '1990-01-02', isPrimary: true, amount: 0 }
      await must(as(who, 'POST', `/beneficiary/admin/${ownerId}`, eve))
      return subject
    },
  },
  {
    name: 'the name of a beneficiary',
    way: 'correctBeneficiary',
    source: 'beneficiaries/beneficiaries.routes.ts',
    values: ['SHARES'],
    by: ['service'],
    write: async (desk, who, subject) => {
      const { ownerId } = subject
      const [one] = await beneficiaries(desk, ownerId)
      const eve = { firstName: 'Eve', lastName: 'Adams', dob: '1990-01-02' }
      await desk.must(desk.as(who, 'PUT', `/beneficiary/admin/${ownerId}/${one?.beneficiaryId}`, eve))
      return subject
    },
  },
  {
    name: 'a beneficiary who is removed',
    way: 'removeBeneficiary',
    source: 'beneficiaries/beneficiaries.routes.ts',
    values: ['SHARES'],
    by: ['service'],
    write: async ({ must, as }, who, subject) => {
      const { ownerId, accountId } = subject
      const eve = { accountId, firstName: 'Eve', lastName: 'Adams', dob: '1990-01-02', isPrimary: null, amount: 0 }
      const added = await must<{ beneficiaryId: number }>(as(who, 'POST', `/beneficiary/admin/${ownerId}`, eve))
      await must(as(who, 'DELETE', `/beneficiary/admin/${ownerId}/${added.beneficiaryId}`))
      return subject
    },
  },
  {
    name: 'the shares of the beneficiaries',
    way: 'allocateShares',
    source: 'beneficiaries/beneficiaries.routes.ts',
    values: ['SHARES'],
    by: ['service'],
    write: async (desk, who, subject) => {
      const { ownerId, accountId } = subject
      const shares = (await beneficiaries(desk, ownerId)).map(({ beneficiaryId }) => ({
        beneficiaryId,
        isPrimary: true,
        amount: 100,
      }))
      await desk.must(desk.as(who, 'PUT', `/accountowner/admin/${accountId}/${ownerId}/beneficiary/allocation`, shares))
      return subject
    },
  },
  {
    name: 'the name',
    way: 'saveAccountOwner',
    source: 'owners/identityChange.ts',
    values: ['PERSON'],
    by: ['admin'],
    write: async ({ must, as }, who, subject) => {
      const person = identity(subject, { lastName: `${subject.person.lastName}x` })
      await must(as(who, 'PUT', `/accountowner/admin/${subject.ownerId}`, person))
      return { ...subject, person }
    },
  },
  {
    name: 'the first five digits of the social security number',
    way: 'saveAccountOwner',
    source: 'owners/identityChange.ts',
    values: ['PERSON'],
    by: ['admin'],
    write: async ({ must, as }, who, subject) => {
      const person = identity(subject, { social: `9087${subject.person.social.slice(4)}` })
      await must(as(who, 'PUT', `/accountowner/admin/${subject.ownerId}`, person))
      return { ...subject, person }
    },
  },
  {
    name: 'the name, with an open request',
    way: 'owner-data',
    source: 'owners/identityChange.ts',
    values: ['PERSON'],
    by: ['admin'],
    isConfirmed: true,
    write: async ({ must, as, production }, who, subject) => {
      const { ownerId, accountId } = subject
      const { database } = production.server.services
      // Canceled afterwards, because an account can have only one active request.
      await database.executeSql(`insert into distribution_request
        (kind, account_id, distribution_type_id, amount_cents, is_full_amount, status_id, date_requested)
        values ('WITHDRAWAL', ${accountId}, 5, 10000, false, 1, now())`)
      const person = identity(subject, { lastName: `${subject.person.lastName}x` })
      await must(as(who, 'PUT', `/accountowner/admin/${ownerId}`, person))
      const list = await must<{ approvals: Array<{ id: number }> }>(
        as(SECOND.service, 'GET', `/approval?effect=owner-data&accountOwnerId=${ownerId}`),
      )
      await must(as(SECOND.service, 'POST', `/approval/${list.approvals[0]?.id}/approve`, {}))
      await database.executeSql(
        `update distribution_request set status_id = 5, outcome = 'cancelled' where account_id = ${accountId}`,
      )
      return { ...subject, person }
    },
  },
  {
    name: 'a plan file with a new owner',
    way: 'storePlanFile',
    source: 'planUploads/openAccounts.ts',
    values: ['PERSON', 'ADDRESS', 'PHONE', 'EMAIL'],
    by: ['service', 'admin'],
    makesOwner: true,
    write: (desk, who) => desk.fromFile(who),
  },
]
