import { OWNERS } from './people.ts'
import { uploaded } from './taxes.ts'
import { anyStaff, idOf, isDone, pick, write, type Turn } from './turn.ts'

// Deaths of only a few owners are reported, because an owner reported as dead makes no more requests.
export const MORTAL = OWNERS.slice(-3)
const IDS = MORTAL.map(({ ownerId }) => ownerId).join(', ')

/** Reports a death, mostly of a living owner: a second person refuses it, or confirms it by mistake. */
export async function reportDeath(turn: Turn): Promise<void> {
  const { ownerId } = turn.random.one(MORTAL) as (typeof MORTAL)[number]
  const who = anyStaff(turn, 'admin', 'service')
  const certificateGuid = await uploaded(turn, who, ownerId, 'certificate')
  if (!certificateGuid) return
  const body = { diedOn: '2020-02-29', certificateGuid, isDeathCertificate: true }
  const answer = await write(turn, who, { method: 'POST', path: `/api/death/admin/${ownerId}`, body })
  if (isDone(answer))
    turn.journal.acknowledged(
      `a report of the death of ${ownerId}`,
      `exists (select from owner_death where account_owner_id = ${ownerId})
        or exists (select from approval where effect = 'owner-death-report' and account_owner_id = ${ownerId})`,
    )
}

/**
 * Withdraws a death that was reported or confirmed wrongly, or restores the sessions of owners whose report was
 * refused.
 */
export async function takeDeathBack(turn: Turn): Promise<void> {
  const row = await pick(
    turn,
    `select account_owner_id from owner_death where state = 'CONFIRMED' and account_owner_id in (${IDS})
       or state = 'REPORTED' and payment_id is not null order by 1`,
  )
  if (row && turn.random.chance(0.7)) {
    const path = `/api/death/admin/${idOf(row, 'account_owner_id')}/takeBack`
    await write(turn, anyStaff(turn, 'admin', 'service'), { method: 'POST', path, body: { note: 'machine' } })
    return
  }
  await turn.world.rows(`update session s set revoked_at = null from portal_user u
    where u.user_id = s.user_id and s.revoked_at is not null
      and not exists (select from owner_death d where d.account_owner_id = u.account_owner_id and d.state <> 'ENDED')`)
}
