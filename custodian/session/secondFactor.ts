import { ROLE } from '../../contract/roles.ts'
import { cleanNumber } from '../../contract/typedNumbers.ts'
import type { Config } from '../platform/config/config.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import type { Pii } from '../platform/crypto/pii.ts'
import { invalidField, refuse } from '../platform/http/errors.ts'
import type { Services } from '../platform/context/services.ts'
import { newTotpSecret, otpauthUri, stepOfCode } from './totp.ts'

/** The secret for an authenticator app, as text and as the URL of a QR code. */
export type Enrolment = { secret: string; uri: string }

export const ASK_FOR_CODE = 'Please enter the code of your authenticator app.'
export const WRONG_CODE = 'This code is not right or was used before. Please enter the one that the app shows now.'
export const SET_UP_FIRST =
  'Your authenticator app is not set up yet. Use Forgot Password: the link in the email sets it up.'

/** Associated data of the encrypted secret. */
export const secondFactorAssociatedData = (userId: number) => `second_factor.secret:${userId}`

export async function hasSecondFactor(db: Db | Tx, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('second_factor')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether people of this role cannot sign in with only a password. */
export function isRequired({ staffSecondFactor }: Config, roleId: number): boolean {
  return staffSecondFactor && roleId !== ROLE.customer
}

/**
 * Creates and shows a secret. Each secret is new, so that somebody who saw an earlier one does not know the
 * confirmed one.
 * @throws 409 if there is a second factor already
 */
export async function startEnrolment(
  { pii, config }: Pick<Services, 'pii' | 'config'>,
  tx: Tx,
  user: { userId: number; email: string },
  now: Date,
): Promise<Enrolment> {
  const secret = newTotpSecret()
  const row = {
    secret_sealed: pii.seal(secret, secondFactorAssociatedData(user.userId)),
    created_at: now,
    confirmed_at: null,
    last_step: null,
  }
  const stored = await tx
    .insertInto('second_factor')
    .values({ user_id: user.userId, ...row })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(row).where('second_factor.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  if (!stored) throw refuse(409, 'There is an authenticator app already.')
  return { secret, uri: otpauthUri(secret, { company: config.companyName, email: user.email }) }
}

/**
 * Uses up an authenticator code. Returns true for a correct code of the confirmed secret; with `ofNew`, for a correct
 * code of the secret shown last, which is then confirmed.
 */
export async function useCode(
  pii: Pii,
  tx: Tx,
  given: { userId: number; code: string; ofNew?: boolean },
  now: Date,
): Promise<boolean> {
  const factor = await tx
    .selectFrom('second_factor')
    .selectAll()
    .where('user_id', '=', given.userId)
    .where('confirmed_at', given.ofNew ? 'is' : 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!factor) return false
  const step = stepOfCode(pii.open(factor.secret_sealed, secondFactorAssociatedData(given.userId)), given.code, now)
  if (step === null || (factor.last_step !== null && BigInt(step) <= factor.last_step)) return false
  await tx
    .updateTable('second_factor')
    .set({ last_step: BigInt(step), ...(given.ofNew ? { confirmed_at: now } : {}) })
    .where('user_id', '=', given.userId)
    .execute()
  return true
}

/** The typed code without spaces and dashes. @throws 400 at the field for an empty code */
export function requireCode(given: string | undefined): string {
  const code = cleanNumber.code(given ?? '')
  if (code === '') throw invalidField('code', ASK_FOR_CODE)
  return code
}
