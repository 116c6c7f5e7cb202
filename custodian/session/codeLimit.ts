import { ROLE } from '../../contract/roles.ts'
import { enqueueMailTo, mailContext } from '../mail/outbox.ts'
import type { CallContext } from '../platform/context/callContext.ts'
import type { Services } from '../platform/context/services.ts'
import type { Tx } from '../platform/db/connect.ts'
import { refuse, type ApiError } from '../platform/http/errors.ts'
import {
  countedHit,
  forgive,
  hit,
  SECOND_FACTOR,
  SECOND_FACTOR_DAY,
  tooMany,
  waitOf,
} from '../platform/http/throttle.ts'

/** Wrong codes of a day after which the next try notifies the person; far fewer than the day allows. */
const NOTICED = 10

interface Person {
  userId: number
  roleId: number
}

/**
 * Counts one try before the code is checked, so concurrent guesses get no extra tries. Only a person with the right
 * password or an emailed link reaches the count of the login, so a stranger cannot lock a login. A session counts its
 * own tries under another `key`. The person is notified once a day, at the try after ten wrong codes.
 * @throws 429 when the caller must wait
 */
export async function countCode(
  services: Services,
  call: CallContext,
  person: Person,
  key = String(person.userId),
): Promise<void> {
  const { db } = services
  const wait = await hit(db, SECOND_FACTOR, key, call.now)
  // A try that waits is not checked, so it does not count toward the day.
  const day =
    wait > 0
      ? { wait: await waitOf(db, SECOND_FACTOR_DAY, key, call.now), hits: 0 }
      : await countedHit(db, SECOND_FACTOR_DAY, key, call.now)
  if (day.hits === NOTICED + 1) await notify(services, call, person)
  if (day.wait > 0) throw lockedFor(services, person, day.wait)
  if (wait > 0) throw tooMany(wait)
}

/** Ends the limits on codes after a right code, or after the operator removed the app. */
export async function forgiveCodes(tx: Tx, key: number | string): Promise<void> {
  for (const limit of [SECOND_FACTOR, SECOND_FACTOR_DAY]) await forgive(tx, limit, String(key))
}

async function notify(services: Services, call: CallContext, { userId }: Person): Promise<void> {
  await call.write(async ({ tx, audit }) => {
    await enqueueMailTo(tx, mailContext(services, call.now), 'second-factor-warning', { userId }, undefined)
    await audit({ action: 'second-factor.warn', entity: 'portal_user', entityId: userId })
  })
}

function lockedFor({ config }: Services, { roleId }: Person, seconds: number): ApiError {
  const hours = Math.ceil(seconds / 3_600)
  const phone = config.contactPhone
  const help = roleId === ROLE.customer ? `call us${phone ? `: ${phone}` : ''}` : 'ask the operator of the portal'
  const text = `Too many wrong codes. Try again in ${hours === 1 ? '1 hour' : `${hours} hours`}, or ${help}.`
  return refuse(429, text, { 'retry-after': String(seconds) })
}
