import { finishWizard } from '../wizard.ts'
import type { RestAnswer } from '../clients.ts'
import { OWNERS, type Owner } from './people.ts'
import { heard, idOf, isDone, numberOf, pick, write, type Turn } from './turn.ts'

const ROLLOVER = 50

const anyOwner = (turn: Turn): Owner => turn.random.one(OWNERS) as Owner

/** Makes a request through the wizard, by check, deposit or rollover, sometimes for the full amount. */
export async function withdraw(turn: Turn): Promise<void> {
  const { accountId, ownerId, state } = anyOwner(turn)
  const { random } = turn
  const rest = turn.world.as(ownerId)
  const everything = random.chance(0.04)
  const cents = random.whole(10_000, 300_000)
  const isRollover = random.chance(0.15)
  const isCheck = random.chance(0.5)
  let version: number | undefined
  const walked = await heard(turn, 'the wizard', async () => {
    const page = await rest('GET', `/api/wizard/distribution/${accountId}`)
    if (page.status !== 200) return page
    const most = (page.body as { maximumAmount: number }).maximumAmount
    const amount = everything ? most : cents / 100
    return orRefused(async () => {
      const choice = { amount, isCheck, residenceState: state, ...(isRollover ? { distributionTypeId: ROLLOVER } : {}) }
      version = (await finishWizard(rest, accountId, choice)).version
    })
  })
  if (!isDone(walked)) return
  const body = version === undefined ? {} : { version }
  const answer = await write(turn, rest, { method: 'POST', path: `/api/wizard/finalize/${accountId}`, body })
  const id = numberOf(answer, 'requestId')
  if (id !== null)
    turn.journal.acknowledged(`request ${id}`, `exists (select from distribution_request where request_id = ${id})`)
}

/** Runs the test wizard, and returns a refusal that the wizard throws as a REST answer. */
export async function orRefused(walk: () => Promise<void>): Promise<RestAnswer> {
  try {
    await walk()
    return { status: 200, body: null, headers: new Headers() }
  } catch (error) {
    const status = /answered (\d{3})/.exec(error instanceof Error ? error.message : '')?.[1]
    if (status === undefined) throw error
    return { status: Number(status), body: String(error), headers: new Headers() }
  }
}

/** Signs with the link in the newest emailed form. */
export async function sign(turn: Turn): Promise<void> {
  const row = await pick(
    turn,
    `select request_id, account_owner_id from distribution_request join retirement_account using (account_id)
     where signed_at is null and distribution_request.status_id in (1, 6) and account_owner_id > 100 order by 1`,
  )
  const owner = OWNERS.find(({ ownerId }) => ownerId === row?.['account_owner_id'])
  if (!owner) return
  const letter = await turn.world.letter(owner.email, 'distribution-form').catch(() => null)
  const link = /\/sign\/([\w-]+)/.exec(letter ?? '')?.[1]
  if (!link) return
  const body = { signerName: `Owner Number${owner.ownerId}`, consent: true }
  const answer = await write(turn, turn.world.as(owner.ownerId), {
    method: 'POST',
    path: `/api/signature/${link}`,
    body,
  })
  if (isDone(answer))
    turn.journal.acknowledged(
      `signature of request ${idOf(row, 'request_id')}`,
      `exists (select from request_event where kind = 'SIGNED' and request_id = ${idOf(row, 'request_id')})`,
    )
}

export async function cancel(turn: Turn): Promise<void> {
  const row = await pick(
    turn,
    `select request_id, account_owner_id from distribution_request join retirement_account using (account_id)
     where signed_at is null and distribution_request.status_id = 1 and account_owner_id > 100 order by 1`,
  )
  if (!row) return
  const who = turn.world.as(idOf(row, 'account_owner_id'))
  const answer = await write(turn, who, { method: 'POST', path: `/api/request/${idOf(row, 'request_id')}/cancel` })
  if (isDone(answer))
    turn.journal.acknowledged(
      `cancellation of request ${idOf(row, 'request_id')}`,
      `exists (select from distribution_request where outcome = 'cancelled' and request_id = ${idOf(row, 'request_id')})`,
    )
}

export async function nameBeneficiary(turn: Turn): Promise<void> {
  const { ownerId, accountId } = anyOwner(turn)
  const body = {
    firstName: 'Bee',
    lastName: `Step${turn.step}`,
    dob: '2001-01-01',
    isPrimary: turn.random.chance(0.5),
    amount: turn.random.whole(1, 60),
    accountId,
  }
  const answer = await write(turn, turn.world.as(ownerId), { method: 'POST', path: '/api/beneficiary', body })
  if (isDone(answer))
    turn.journal.acknowledged(
      `beneficiary of step ${turn.step}`,
      `(select count(*) from beneficiary where last_name = 'Step${turn.step}') = 1`,
    )
}

export async function shareOut(turn: Turn): Promise<void> {
  const row = await pick(
    turn,
    `select account_id, account_owner_id, array_agg(beneficiary_id order by beneficiary_id) as ids from beneficiary group by 1, 2 order by 1`,
  )
  if (!row) return
  const ids = row['ids'] as number[]
  const body = ids.map((beneficiaryId, index) => ({
    beneficiaryId,
    isPrimary: index === 0 ? true : null,
    amount: index === 0 ? 100 : 0,
  }))
  const path = `/api/accountowner/${idOf(row, 'account_id')}/beneficiary/allocation`
  await write(turn, turn.world.as(idOf(row, 'account_owner_id')), { method: 'PUT', path, body })
}

export async function move(turn: Turn): Promise<void> {
  const { ownerId, state } = anyOwner(turn)
  const body = { address1: `${turn.step} New St`, address2: null, city: 'Elsewhere', state, zip: '78702' }
  await write(turn, turn.world.as(ownerId), { method: 'PUT', path: '/api/address', body })
}
