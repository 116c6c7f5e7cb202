import { MORTAL } from './deaths.ts'
import { anyStaff, idOf, numberOf, pick, write, type Turn } from './turn.ts'

/** An employee makes a claim on the account of an owner whose death is confirmed, sometimes for the whole balance. */
export async function claimAfterDeath(turn: Turn): Promise<void> {
  const owner = turn.random.one(MORTAL)
  if (!owner) return
  const { ownerId, accountId, email, state } = owner
  const named = await pick(turn, `select beneficiary_id from beneficiary where account_id = ${accountId} order by 1`)
  const kind = turn.random.one(['PERSON', 'ESTATE', 'TRUST'])
  const isFullAmount = turn.random.chance(0.2)
  const isCheck = turn.random.chance(0.5)
  const body = {
    kind,
    beneficiaryId: kind === 'PERSON' && named ? idOf(named, 'beneficiary_id') : null,
    firstName: kind === 'PERSON' ? 'Heir' : '',
    lastName: `Of ${email}`,
    tin: `98000004${turn.random.whole(0, 3)}`,
    address1: '1 Elm Street',
    city: 'Austin',
    state,
    zip: '78701',
    isCheck,
    ...(isCheck ? {} : { routingNumber: '021000021', accountNumber: '123456', confirmAccountNumber: '123456' }),
    isFullAmount,
    amount: isFullAmount ? null : turn.random.whole(2_500, 50_000) / 100,
    federalPercent: turn.random.one([0, 10, 20]),
    stateTaxAmount: null,
    stateOptOut: true,
  }
  const path = `/api/death/admin/${ownerId}/${accountId}/claim`
  const id = numberOf(
    await write(turn, anyStaff(turn, 'admin', 'service'), { method: 'POST', path, body }),
    'requestId',
  )
  if (id !== null)
    turn.journal.acknowledged(
      `claim ${id}`,
      `exists (select from distribution_request where request_id = ${id} and payee_id is not null)`,
    )
}
