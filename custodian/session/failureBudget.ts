import type { Db } from '../platform/db/connect.ts'
import type { Services } from '../platform/context/services.ts'
import {
  addressKey,
  LOGIN_PER_ACCOUNT,
  LOGIN_PER_ADDRESS,
  LOGIN_PER_DEVICE,
  LOGIN_PER_NETWORK,
  type Limit,
} from '../platform/http/throttle.ts'
import { networkOf } from '../../server/network.ts'
import { knownDevice } from './knownDevice.ts'

/** A rate limit, and the key under which a try counts. */
export type Counted = readonly [limit: Limit, key: string]

/** Number of a person's latest sessions that are searched for known networks. */
const MOST_SESSIONS = 100

/**
 * Returns the rate limits against which a sign-in counts. A known device and a recent network of the person each have a
 * separate limit, so wrong passwords from elsewhere cannot lock the person out. The same statement runs for an unknown
 * login.
 */
export async function budgetOf(
  { db, pii }: Pick<Services, 'pii'> & { db: Db },
  { email, ip, devices, now }: { email: string; ip: string; devices: string; now: Date },
): Promise<{ own: Counted; address: Counted | null }> {
  const rows = await db
    .selectFrom('portal_user')
    .leftJoin('session', 'session.user_id', 'portal_user.user_id')
    .select(['portal_user.user_id', 'password_hash', 'session.ip'])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
    .orderBy('session.session_id', 'desc')
    .limit(MOST_SESSIONS)
    .execute()
  const { user_id: userId = 0, password_hash: passwordHash = '' } = rows[0] ?? {}
  // The key contains the password hash, so a password change restarts the count, as a reset does.
  const keyOf = (place: string) => pii.hash(`${userId}:${place}:${passwordHash}`, 'login-place')
  const device = knownDevice(pii, devices, userId, now)
  if (device !== null) return { own: [LOGIN_PER_DEVICE, keyOf(device)], address: null }
  const address: Counted = [LOGIN_PER_ADDRESS, addressKey(pii, ip)]
  const network = networkOf(ip)
  const isOwnNetwork = rows.some((row) => row.ip !== null && networkOf(row.ip) === network)
  if (isOwnNetwork) return { own: [LOGIN_PER_NETWORK, keyOf(network)], address }
  return { own: [LOGIN_PER_ACCOUNT, pii.hash(email, 'login')], address }
}
