import { BASIS_POINTS } from '../../contract/fields.ts'
import { DOCUMENT_TYPE } from '../../contract/documentType.ts'
import type { Rest } from '../clients.ts'
import { pdfFile } from '../files.ts'
import { maskedAccount } from '../../custodian/distributions/accountNumbers.ts'
import { meddleAs, registerAs, withdrawAs, type Sessions } from './clerkAsOwner.ts'
import { OWNERS, type Staff } from './people.ts'
import { CLERKS, THIEF } from './thief.ts'
import { heard, idOf, isDone, numberOf, pick, write, type Turn } from './turn.ts'

// A dishonest employee login. It randomly tries every call of its role that could bring it money; most calls are
// refused, and honest employees decide the approvals (careful.ts).

type Move = (turn: Turn, clerk: Rest) => Promise<unknown>

const ADDRESS = { address1: THIEF.street, address2: null, city: 'Elko', state: 'NV', zip: '89801' }
const BANK = { routingNumber: '021000021', accountNumber: THIEF.account }
const dollars = (cents: unknown) => Number(cents) / 100

const anyOwnerId = async (turn: Turn) =>
  idOf(
    await pick(turn, 'select account_owner_id from account_owner where account_owner_id > 100 order by 1'),
    'account_owner_id',
  )

const put =
  (path: (ownerId: number) => string, body?: unknown): Move =>
  async (turn, clerk) =>
    write(turn, clerk, { method: 'PUT', path: path(await anyOwnerId(turn)), body })

const changeAddress = put((ownerId) => `/api/address/admin/${ownerId}`, ADDRESS)
const changePhone = put((ownerId) => `/api/phoneNumber/admin/${ownerId}/cell/${THIEF.phone}`)

/** Adds the clerk as the only beneficiary of an account. */
const nameHimself: Move = async (turn, clerk) => {
  const account = await pick(
    turn,
    'select account_id, account_owner_id from retirement_account where account_owner_id > 100 order by 1',
  )
  if (!account) return
  const [accountId, ownerId] = [idOf(account, 'account_id'), idOf(account, 'account_owner_id')]
  const path = `/api/beneficiary/admin/${ownerId}`
  const body = { accountId, firstName: 'Tom', lastName: 'Thief', dob: '1990-01-02', isPrimary: true, amount: 0 }
  await write(turn, clerk, { method: 'POST', path, body })
  const list = await heard(turn, 'beneficiaries', () => clerk('GET', path))
  if (!isDone(list)) return
  const all = (list.body as Array<{ beneficiaryId: number; accountId: number; lastName: string }>).filter(
    (one) => one.accountId === accountId,
  )
  const last = all.findLastIndex(({ lastName }) => lastName === 'Thief')
  const shares = all.map(({ beneficiaryId }, place) => ({
    beneficiaryId,
    isPrimary: place === last ? true : null,
    amount: place === last ? 100 : 0,
  }))
  await write(turn, clerk, {
    method: 'PUT',
    path: `/api/accountowner/admin/${accountId}/${ownerId}/beneficiary/allocation`,
    body: shares,
  })
}

/** Changes a person's name, birth date or social security number, to register as that person later. */
const changePerson: Move = async (turn, clerk) => {
  const row = await pick(
    turn,
    `select account_owner_id, first_name, last_name, date_of_birth::text as born, social_last4 from account_owner
     where account_owner_id > 100 order by 1`,
  )
  if (!row) return
  const { random } = turn
  const social = random.chance(0.4)
    ? `9087${String(random.whole(0, 9))}${String(row['social_last4'])}`
    : `***-**-${String(row['social_last4'])}`
  const name = random.chance(0.5)
    ? { firstName: 'Tom', lastName: 'Thief' }
    : { firstName: row['first_name'], lastName: row['last_name'] }
  await write(turn, clerk, {
    method: 'PUT',
    path: `/api/accountowner/admin/${idOf(row, 'account_owner_id')}`,
    body: { ...name, social, dateOfBirth: row['born'] },
  })
}

/**
 * Uploads the sponsor's file with the clerk's address instead of a participant's, or an invented file. The approver of
 * the money knows the sponsor's total, which only the altered file matches.
 */
const uploadFile: Move = async (turn, clerk) => {
  const { random, step } = turn
  const isAltered = random.chance(0.6)
  const amount = `${random.whole(200, 4_000)}.00`
  const social = `9004${String(step % 100_000).padStart(5, '0')}`
  const name = `${isAltered ? 'altered' : 'invented'}-${step}.csv`
  const text = `SSN,FirstName,LastName,DateOfBirth,Address1,City,State,Zip,Phone,Email,Amount,AccountType
${social},Vic,Participant${step},03/03/1960,${THIEF.street},Elko,NV,89801,${THIEF.phone},,${amount},Traditional
`
  const body = {
    fileName: name,
    contentType: 'text/csv',
    fileContent: Buffer.from(text).toString('base64'),
    planTypeId: 1,
    planId: 1,
  }
  await write(turn, clerk, { method: 'POST', path: '/api/attachment/planupload', body })
}

/** Changes the status of any request, mostly one that pays the clerk, mostly toward payment. */
const moveRequest: Move = async (turn, clerk) => {
  const { random } = turn
  const own = random.chance(0.7)
    ? `and (bank_account_last4 = '${THIEF.last4}' or receiving_account_last4 = '${THIEF.last4}' or address1 like '%Thief%')`
    : ''
  const row = await pick(
    turn,
    `select * from distribution_request where status_id in (1, 2, 3, 4, 6) ${own} order by request_id`,
  )
  if (!row) return
  const statusId = random.chance(0.7) ? (random.one([2, 3, 4]) as number) : random.whole(1, 6)
  const isRollover = row['kind'] === 'ROLLOVER'
  const address = random.chance(0.3)
    ? ADDRESS
    : { address1: row['address1'], city: row['city'], state: row['state'], zip: row['zip'] }
  const shared = {
    id: row['request_id'],
    amount: dollars(row['amount_cents']),
    ...address,
    statusId,
    waiveFees: random.chance(0.2),
    version: row['version'],
  }
  const body = isRollover
    ? {
        ...shared,
        checkPayableTo: random.chance(0.4) ? THIEF.name : row['check_payable_to'],
        attentionTo: row['attention_to'],
        receivingAccountNumber: random.chance(0.4)
          ? THIEF.account
          : maskedAccount(String(row['receiving_account_last4'])),
      }
    : {
        ...shared,
        federalWithholding: dollars(row['federal_cents']),
        stateWithholding: dollars(row['state_cents']),
        ...(row['bank_details_failed'] === true || random.chance(0.2)
          ? { bankDetails: { ...BANK, isSavings: false } }
          : {}),
      }
  const path = isRollover ? '/api/rollover/admin/rollover' : '/api/withdrawal/admin/withdrawal'
  await write(turn, clerk, { method: statusId === 5 ? 'POST' : 'PUT', path, body })
}

/** Fills in the wizard for an owner, with the clerk's bank account. */
const keyRequest: Move = async (turn, clerk) => {
  const { ownerId, accountId } = turn.random.one(OWNERS) as (typeof OWNERS)[number]
  const page = (step: string, body: object) =>
    heard(turn, `the wizard by the clerk: ${step}`, () =>
      clerk('POST', `/api/wizard/admin/${ownerId}/${step}/${accountId}`, body),
    )
  const payee = {
    checkPayee: THIEF.name,
    attentionTo: null,
    address: THIEF.street,
    city: 'Elko',
    state: 'NV',
    zip: '89801',
    receivingAccount: THIEF.account,
  }
  const isRollover = turn.random.chance(0.4)
  const amount = turn.random.whole(1, 20) * 100
  await page('amount', { amount, isFullAmount: false })
  await page('distribution-type', { distributionTypeId: isRollover ? 50 : turn.random.one([1, 5]) })
  if (isRollover) await page('rollover', payee)
  else {
    await page('payment', { isCheck: false })
    await page('account', { ...BANK, confirmAccountNumber: THIEF.account, bankName: 'any' })
    await page('federal', { federalTaxAmount: amount / 10, residenceState: 'TX' })
    await page('state', { stateTaxAmount: 0, stateOptOut: false })
  }
  await page('finalize', {})
}

const askToSign: Move = async (turn, clerk) => {
  const row = await pick(
    turn,
    `select request_id, account_owner_id from distribution_request join retirement_account using (account_id)
     where distribution_request.status_id in (1, 6) order by 1`,
  )
  if (!row) return
  const path = `/api/request/admin/${idOf(row, 'account_owner_id')}/${idOf(row, 'request_id')}/sign-again`
  await write(turn, clerk, { method: 'POST', path })
}

/** Approves any waiting approval; opens its file first. */
const decideAnything: Move = async (turn, clerk) => {
  const row = await pick(
    turn,
    "select approval_id, amount_cents, effect from approval where status = 'WAITING' order by 1",
  )
  if (!row) return
  const id = idOf(row, 'approval_id')
  const waiting = await heard(turn, 'what waits', () => clerk('GET', `/api/approval/${id}`))
  const file = (waiting?.body as { toOpen?: { guid: string } | null } | undefined)?.toOpen
  if (file) await heard(turn, 'a file to read first', () => clerk('GET', `/api/attachment/${file.guid}`))
  const body = row['effect'] === 'plan-money' ? { controlTotal: dollars(row['amount_cents']) } : {}
  await write(turn, clerk, { method: 'POST', path: `/api/approval/${id}/approve`, body })
}

/** Confirms unconfirmed data, including the clerk's own. */
const confirmData: Move = async (turn, clerk) => {
  const row = await pick(
    turn,
    `select account_owner_id, max(record_id)::int as record_id from unconfirmed_data
     where kind in ('PERSON', 'ADDRESS', 'PHONE', 'EMAIL') group by 1, kind order by 2`,
  )
  if (!row) return
  const path = `/api/data-standing/admin/${idOf(row, 'account_owner_id')}/confirm`
  await write(turn, clerk, { method: 'POST', path, body: { recordId: row['record_id'], note: 'Called the owner' } })
}

const recordCall: Move = async (turn, clerk) => {
  const row = await pick(turn, 'select account_owner_id from payout_hold where released_at is null order by 1')
  if (!row) return
  const path = `/api/hold/admin/${idOf(row, 'account_owner_id')}/call`
  await write(turn, clerk, { method: 'POST', path, body: { note: 'Called the number on file' } })
}

const adjustFee: Move = async (turn, clerk) => {
  const book = await pick(turn, 'select book_id from book where account_id > 1000 order by book_id')
  const amount = turn.random.one([1, 25, 999, 1000, 1500]) as number
  const body = {
    transactionTypeId: 12,
    feeTypeId: turn.random.one([3, 7]),
    amount,
    bookId: book?.['book_id'],
    note: 'goodwill',
  }
  await write(turn, clerk, { method: 'POST', path: '/api/accounting/transaction', body })
}

const reverseAnything: Move = async (turn, clerk) => {
  const row = await pick(
    turn,
    `select b.book_id, t.transaction_id from ledger_transaction t join distribution_request r on r.request_id = t.request_id
     join book b on b.account_id = r.account_id where t.reverses_transaction_id is null order by 2`,
  )
  if (!row) return
  const body = { note: 'reversed', bookId: row['book_id'], transactionId: row['transaction_id'] }
  await write(turn, clerk, { method: 'POST', path: '/api/accounting/withdrawal/reverse', body })
}

const raiseRate: Move = async (turn, clerk) => {
  const plan = await pick(turn, 'select plan_id, name, company_id, interest_basis_points from plan order by 1')
  if (!plan) return
  const interest = (Number(plan['interest_basis_points']) + (turn.random.one([10, 100, 500]) ?? 0)) / BASIS_POINTS
  const body = { id: plan['plan_id'], name: plan['name'], companyId: plan['company_id'], interest }
  await write(turn, clerk, { method: 'PUT', path: '/api/plan', body })
}

/** Reports a death with a forged certificate, then claims as the beneficiary whom the clerk named. */
const buryAndClaim: Move = async (turn, clerk) => {
  const dead = await pick(
    turn,
    `select a.account_owner_id, a.account_id from retirement_account a join owner_death d using (account_owner_id)
     where d.state = 'CONFIRMED' order by 2`,
  )
  if (dead && turn.random.chance(0.7))
    return claimAs(turn, clerk, idOf(dead, 'account_owner_id'), idOf(dead, 'account_id'))
  const ownerId = await anyOwnerId(turn)
  const fileContent = pdfFile(`forged ${turn.step}`).toString('base64')
  const file = { fileName: 'certificate.pdf', contentType: 'application/pdf', fileContent, accountOwnerId: ownerId }
  await write(turn, clerk, { method: 'POST', path: '/api/attachment/admin/upload/', body: file })
  const any = await pick(
    turn,
    `select guid from attachment where account_owner_id = ${ownerId} ${turn.random.chance(0.2) ? '' : `and attachment_type_id = ${DOCUMENT_TYPE.generalUpload}`} order by attachment_id`,
  )
  const report = {
    diedOn: turn.world.now().toISOString().slice(0, 10),
    certificateGuid: any?.['guid'],
    isDeathCertificate: true,
  }
  await write(turn, clerk, { method: 'POST', path: `/api/death/admin/${ownerId}`, body: report })
}

async function claimAs(turn: Turn, clerk: Rest, ownerId: number, accountId: number): Promise<void> {
  const named = await pick(
    turn,
    `select beneficiary_id, first_name, last_name from beneficiary where account_id = ${accountId} order by 1`,
  )
  const body = {
    kind: 'PERSON',
    beneficiaryId: named ? idOf(named, 'beneficiary_id') : null,
    firstName: named?.['first_name'] ?? 'Tom',
    lastName: named?.['last_name'] ?? 'Thief',
    tin: `9666${String(accountId).padStart(5, '0')}`,
    ...ADDRESS,
    isCheck: turn.random.chance(0.3),
    ...BANK,
    confirmAccountNumber: THIEF.account,
    isFullAmount: false,
    amount: turn.random.whole(25, 400),
    federalPercent: 10,
    stateTaxAmount: null,
    stateOptOut: true,
  }
  const path = `/api/death/admin/${ownerId}/${accountId}/claim`
  const requestId = numberOf(await write(turn, clerk, { method: 'POST', path, body }), 'requestId')
  if (requestId === null) return
  const evidence = {
    fileName: 'claim.pdf',
    contentType: 'application/pdf',
    fileContent: pdfFile(`claim ${turn.step}`).toString('base64'),
    kind: 'CLAIM_FORM',
    documentedOn: turn.world.now().toISOString().slice(0, 10),
  }
  await write(turn, clerk, {
    method: 'POST',
    path: `/api/request/admin/${ownerId}/${requestId}/evidence`,
    body: evidence,
  })
}

/** Reports a payment as returned, so that it is paid again to another account. */
const bringBackAnything: Move = async (turn, clerk) => {
  const row = await pick(
    turn,
    'select trace_number from payment where trace_number is not null and job_file_id is not null order by payment_id',
  )
  if (!row) return
  const returns = [{ traceNumber: row['trace_number'], code: turn.random.one(['R03', 'R02', 'C01']) }]
  await write(turn, clerk, { method: 'POST', path: '/api/payment/returns', body: { returns }, isKeyed: false })
}

const approveAccounts: Move = async (turn, clerk) => {
  const row = await pick(turn, 'select account_id from retirement_account where status_id = 1 order by 1')
  if (row) await write(turn, clerk, { method: 'PUT', path: '/api/compliance/approve', body: [idOf(row, 'account_id')] })
}

const DESK: ReadonlyArray<readonly [number, Move]> = [
  [8, changeAddress],
  [6, changePhone],
  [3, nameHimself],
]
const OPERATIONS: ReadonlyArray<readonly [number, Move]> = [
  ...DESK,
  [6, uploadFile],
  [8, moveRequest],
  [3, keyRequest],
  [1, askToSign],
  [5, decideAnything],
  [4, confirmData],
  [3, recordCall],
  [2, reverseAnything],
  [2, raiseRate],
  [4, buryAndClaim],
  [2, bringBackAnything],
]
/** Weighted calls by role. Reviewers also try calls outside their role, although the custodian refuses these. */
const MOVES: Readonly<Record<Staff['role'], ReadonlyArray<readonly [number, Move]>>> = {
  service: OPERATIONS,
  admin: [...OPERATIONS, [4, changePerson], [4, adjustFee]],
  compliance: [...DESK, [6, approveAccounts], [1, confirmData], [1, moveRequest]],
}

/** The random operations of one role's dishonest login. */
export function clerkOperations(role: Staff['role']): Array<(turn: Turn) => Promise<void>> {
  const sessions: Sessions = new Map()
  const asOwner: ReadonlyArray<readonly [number, (turn: Turn, clerk: Rest) => Promise<void>]> = [
    [6, (turn, clerk) => registerAs(turn, clerk, sessions)],
    [8, (turn) => withdrawAs(turn, sessions)],
    [3, (turn) => meddleAs(turn, sessions)],
  ]
  return [...MOVES[role], ...asOwner].flatMap(([weight, move]) =>
    Array.from({ length: weight }, () => async (turn: Turn) => void (await move(turn, turn.world.as(CLERKS[role])))),
  )
}
