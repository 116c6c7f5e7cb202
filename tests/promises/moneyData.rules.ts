import { SECOND, type MoneyDesk, type Role, type Subject } from './moneyData.desk.ts'
import type { Writer } from './moneyData.writers.ts'
import type { Value } from './moneyData.ways.ts'

/** A rule about an owner's values, tested with the writer of the values and with a second person. */
export interface Rule {
  name: string
  /** The custodian's files that check the writer of the values. */
  sources: readonly string[]
  reliesOn: readonly Value[]
  /** The rule also holds for values that a second person confirmed. */
  evenConfirmed?: true
  /** Roles that may perform the action at all. */
  roles: readonly Role[]
  refusal: RegExp
  /** The person who may perform the action instead of the writer. */
  second: string
  fits?: (writer: Writer) => boolean
  /** Whether owners already have a login, or register after the values were written. */
  owner: 'registered' | 'new'
  /** Returns a function by which a person tries the action, with the result 'done' or the refusal. */
  prepare: (desk: MoneyDesk, subject: Subject, writer: Writer) => Promise<(who: string) => Promise<string>>
}

const DATA: readonly Value[] = ['PERSON', 'ADDRESS', 'PHONE', 'EMAIL']
const isOwners = (writer: Writer) => !writer.makesOwner

const standing = (desk: MoneyDesk, ownerId: number) =>
  desk.must<{ noticesByLetter: boolean; unconfirmed: Array<{ recordId: number; kind: string }> }>(
    desk.as(SECOND.admin, 'GET', `/data-standing/admin/${ownerId}`),
  )

export const RULES: readonly Rule[] = [
  {
    name: 'to approve a check to the name and mailing address',
    sources: ['distributions/requests/addressRule.ts', 'distributions/requests/approverRule.ts'],
    reliesOn: ['PERSON', 'ADDRESS'],
    roles: ['admin', 'service'],
    refusal: /^You changed the (mailing address|name, birth date or Social Security number) of this owner\./,
    second: SECOND.service,
    fits: isOwners,
    owner: 'registered',
    prepare: async (desk, { accountId, email }) => {
      const id = await desk.signed(await desk.production.server.tokenOf(email), accountId, true)
      return (who) => desk.textOf(desk.moveTo(who, id, 2))
    },
  },
  {
    name: 'to approve the first payment after a registration',
    sources: ['distributions/requests/addressRule.ts', 'distributions/requests/approverRule.ts'],
    reliesOn: DATA,
    roles: ['admin', 'service'],
    refusal: /^You entered personal or contact data of this owner/,
    second: SECOND.service,
    owner: 'new',
    prepare: async (desk, subject) => {
      const id = await desk.signed(await desk.register(subject), subject.accountId, false)
      return (who) => desk.textOf(desk.moveTo(who, id, 2))
    },
  },
  {
    name: 'to record the call that releases the first payment',
    sources: ['holds/releaseByStaff.ts'],
    reliesOn: [...DATA, 'SETTING', 'SHARES', 'BANK'],
    evenConfirmed: true,
    roles: ['admin', 'service'],
    refusal: /^You have changed data of this account owner\./,
    second: SECOND.service,
    owner: 'new',
    prepare: async (desk, subject) => {
      await desk.register(subject)
      return (who) =>
        desk.textOf(desk.as(who, 'POST', `/hold/admin/${subject.ownerId}/call`, { note: 'Called the number' }))
    },
  },
  {
    name: 'to decide about the release of the first payment',
    sources: ['holds/releaseByStaff.ts', 'holds/release.ts'],
    reliesOn: [...DATA, 'SETTING', 'SHARES', 'BANK'],
    evenConfirmed: true,
    roles: ['admin', 'service'],
    refusal: /^You have changed data of this account owner\./,
    second: SECOND.admin,
    owner: 'new',
    prepare: async (desk, subject) => {
      await desk.register(subject)
      const { ownerId } = subject
      await desk.must(desk.as(SECOND.service, 'POST', `/hold/admin/${ownerId}/call`, { note: 'Called the number' }))
      const path = `/approval?effect=hold-release&accountOwnerId=${ownerId}`
      const list = await desk.must<{ approvals: Array<{ id: number }> }>(desk.as(SECOND.admin, 'GET', path))
      return (who) => desk.textOf(desk.as(who, 'POST', `/approval/${list.approvals[0]?.id}/approve`, {}))
    },
  },
  {
    name: 'to confirm the address that the release letter is sent to',
    sources: ['holds/payoutHold.ts'],
    reliesOn: ['ADDRESS', 'PHONE'],
    roles: ['admin', 'service', 'reviewer'],
    refusal: /^no letter$/,
    second: SECOND.service,
    owner: 'new',
    prepare: async (desk, subject) => {
      const token = await desk.register(subject)
      const { unconfirmed } = await standing(desk, subject.ownerId)
      const confirm = `/data-standing/admin/${subject.ownerId}/confirm`
      return async (who) => {
        // `who` confirms address and phone number; the letter is sent only if these confirmations count.
        for (const { recordId, kind } of unconfirmed.filter((one) => one.kind === 'ADDRESS' || one.kind === 'PHONE'))
          await desk.as(who, 'POST', confirm, { recordId, note: `Compared the ${kind} with the sponsor` })
        const { body } = await desk.production.server.call('GET', '/api/hold', { token })
        return (body as { sentTo: string | null }).sentTo === null ? 'no letter' : 'done'
      }
    },
  },
  {
    name: 'to confirm the written data',
    sources: ['owners/confirmOwnerData.ts', 'provenance/confirmData.ts'],
    reliesOn: DATA,
    roles: ['admin', 'service'],
    refusal: /^You entered this, or the value before it\./,
    second: SECOND.service,
    owner: 'new',
    prepare: async (desk, { ownerId }, { values }) => {
      const { unconfirmed } = await standing(desk, ownerId)
      const written = unconfirmed.filter(({ kind }) => (values as readonly string[]).includes(kind))
      return async (who) => {
        for (const { recordId } of written) {
          const body = { recordId, note: 'Compared with the records of the sponsor' }
          const text = await desk.textOf(desk.as(who, 'POST', `/data-standing/admin/${ownerId}/confirm`, body))
          if (text !== 'done') return text
        }
        return 'done'
      }
    },
  },
  {
    name: 'to approve the account at the identity check',
    sources: ['compliance/review.ts'],
    reliesOn: DATA,
    roles: ['reviewer'],
    refusal: /^You entered data of the owner of account ID \d+ that nobody has confirmed\./,
    second: SECOND.reviewer,
    owner: 'new',
    prepare:
      async (desk, { accountId }) =>
      (who) =>
        desk.textOf(desk.as(who, 'PUT', '/compliance/approve', [accountId])),
  },
  {
    name: 'to clear a match with the sanctions list',
    sources: ['sanctions/clearRule.ts'],
    reliesOn: DATA,
    roles: ['reviewer'],
    refusal: /^You entered or asked for data that this match compares\./,
    second: SECOND.reviewer,
    owner: 'registered',
    prepare: async (desk, { ownerId }) => {
      const { match_id: matchId } = await desk.production.server.services.db
        .insertInto('sanctions_match')
        .values({
          party: 'OWNER',
          account_owner_id: ownerId,
          name: 'Olive Owner',
          entry: `entry ${ownerId}`,
          listed_name: 'OWNER, Olive',
          found_at: desk.production.server.clock.now(),
          status: 'OPEN',
        })
        .returning('match_id')
        .executeTakeFirstOrThrow()
      const body = { isListed: false, reason: 'Another birth date' }
      return (who) => desk.textOf(desk.as(who, 'PUT', `/compliance/sanctions/${matchId}`, body))
    },
  },
  {
    name: 'to confirm the email address that replaces paper notices',
    sources: ['mail/notifyOwner.ts', 'mail/notice.ts'],
    reliesOn: ['EMAIL'],
    roles: ['admin', 'service'],
    refusal: /^on paper$/,
    second: SECOND.service,
    owner: 'registered',
    prepare: async (desk, { ownerId }) => {
      const { unconfirmed } = await standing(desk, ownerId)
      const record = unconfirmed.find(({ kind }) => kind === 'EMAIL')
      return async (who) => {
        const body = { recordId: record?.recordId ?? 0, note: 'Compared with the records of the sponsor' }
        if (record) await desk.as(who, 'POST', `/data-standing/admin/${ownerId}/confirm`, body)
        return (await standing(desk, ownerId)).noticesByLetter ? 'on paper' : 'done'
      }
    },
  },
  {
    name: 'to accept the claim form of a beneficiary',
    sources: ['distributions/claims/claim.sql.ts'],
    reliesOn: ['SHARES'],
    roles: ['admin', 'service'],
    refusal: /^You requested this or worked on it\./,
    second: SECOND.service,
    fits: isOwners,
    owner: 'registered',
    prepare: async (desk, subject) => {
      const { acceptForm } = await desk.claimed(subject, SECOND.admin)
      return (who) => desk.textOf(acceptForm(who))
    },
  },
]

/** Files that read the records of data writers but belong to no rule, with the reason. */
export const NO_RULE: Readonly<Record<string, string>> = {
  'provenance/unconfirmed.ts': 'the questions that the rules ask',
  'provenance/confirmData.ts': 'writes confirmations',
  'distributions/request.sql.ts':
    'an address that nobody confirmed is no new one for a second check: secondCheck.test.ts',
  'distributions/settlement/newAddress.ts':
    'refuses a check to an unconfirmed address to everybody: checkInstead.test.ts',
  'payments/importReturn.ts': 'new bank details outlast a code that the bank sends later: laterCode.test.ts',
  'planUploads/duplicates.ts': 'refuses the money of a changed person to everybody: changedOwner.test.ts',
  'planUploads/contacts.ts': 'shows whose data a refused file left: planUploads.test.ts',
  'planUploads/planMoney.ts': 'confirms a file by the checksum of the sponsor: makers-of-data.test.ts',
  'platform/db/schema.ts': 'the shape of the tables',
}
