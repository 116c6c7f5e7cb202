import type { Rest } from '../clients.ts'
import { finishWizard } from '../wizard.ts'
import { orRefused } from './owners.ts'
import { socialOf, THIEF } from './thief.ts'
import { heard, idOf, isDone, pick, write, type Turn } from './turn.ts'

// The clerk as an owner: registers under the name of a person whose data staff screens show, with the clerk's own
// mailbox.

const PASSWORD = 'N0t-the-0wner!'

/** Sessions of the owners under whose names the clerk has registered, by owner id; each run has its own. */
export type Sessions = Map<number, string>

async function post(turn: Turn, path: string, body: object): Promise<unknown> {
  const answer = await heard(turn, path, () => turn.world.anyone('POST', path, body))
  return isDone(answer) ? (answer.body ?? {}) : null
}

/** Registers as an unregistered owner, step by step until a step is refused. */
export async function registerAs(turn: Turn, clerk: Rest, sessions: Sessions): Promise<void> {
  const row = await pick(
    turn,
    `select o.account_owner_id, first_name, last_name, date_of_birth::text as born from account_owner o
     where o.account_owner_id > 200 and not exists (select from portal_user u where u.account_owner_id = o.account_owner_id)
     order by 1`,
  )
  if (!row) return
  const ownerId = idOf(row, 'account_owner_id')
  const revealed = await heard(turn, 'a social security number', () =>
    clerk('POST', `/api/social/admin/${ownerId}/reveal`, { reason: 'asked by phone' }),
  )
  const social = isDone(revealed) ? (revealed.body as { social: string }).social : socialOf(ownerId)
  const email = THIEF.mailbox(ownerId)
  const person = { social, firstName: row['first_name'], lastName: row['last_name'], dob: row['born'] }
  const found = (await post(turn, '/api/register', person)) as { uniqueId?: string } | null
  if (!found?.uniqueId) return
  const { uniqueId } = found
  if (!(await post(turn, '/api/register/email', { uniqueId, email }))) return
  const mailed = async (kind: string, pattern: RegExp) =>
    pattern.exec((await turn.world.letter(email, kind).catch(() => null)) ?? '')?.[1] ?? ''
  const verificationCode = await mailed('verification-code', /code is:\n\n(\d{6})\n/)
  if (!(await post(turn, '/api/register/verify', { uniqueId, verificationCode }))) return
  await signInAs(turn, ownerId, `${String(row['first_name'])} ${String(row['last_name'])}`, sessions)
}

/** Signs the emailed agreement, sets a password and signs in. */
async function signInAs(turn: Turn, ownerId: number, signerName: string, sessions: Sessions): Promise<void> {
  const email = THIEF.mailbox(ownerId)
  const link = async (kind: string, pattern: RegExp) =>
    pattern.exec((await turn.world.letter(email, kind).catch(() => null)) ?? '')?.[1]
  const agreement = await link('custodial-agreement', /\/sign\/([\w-]+)/)
  if (agreement) await post(turn, `/api/signature/${agreement}`, { signerName, consent: true })
  const passwordResetId = await link('password-setup', /\/reset\/(\S+)/)
  if (passwordResetId) await post(turn, '/api/user/reset', { password: PASSWORD, passwordResetId })
  const session = (await post(turn, '/api/authenticate', { username: email, password: PASSWORD })) as {
    token?: string
  } | null
  if (session?.token) sessions.set(ownerId, session.token)
}

/** One of the owners that the clerk registered, with a new session, because a session lasts a day. */
async function ownOwner(turn: Turn, sessions: Sessions): Promise<{ ownerId: number; rest: Rest; name: string } | null> {
  const row = await pick(
    turn,
    `select u.account_owner_id, o.first_name || ' ' || o.last_name as name from portal_user u
     join account_owner o using (account_owner_id) where u.email like 'thief.%' order by 1`,
  )
  if (!row) return null
  const ownerId = idOf(row, 'account_owner_id')
  await signInAs(turn, ownerId, String(row['name']), sessions)
  const token = sessions.get(ownerId)
  return token === undefined ? null : { ownerId, rest: turn.world.withToken(token), name: String(row['name']) }
}

/** Requests and signs the largest possible payment to the clerk's bank account, by check or to another custodian. */
export async function withdrawAs(turn: Turn, sessions: Sessions): Promise<void> {
  const owner = await ownOwner(turn, sessions)
  if (!owner) return
  const { random } = turn
  const account = await pick(
    turn,
    `select account_id from retirement_account where account_owner_id = ${owner.ownerId} order by 1`,
  )
  if (!account) return
  const accountId = idOf(account, 'account_id')
  const walked = await heard(turn, 'the wizard of the clerk', () =>
    orRefused(async () => {
      await finishWizard(owner.rest, accountId, {
        amount: random.whole(1, 20) * 100,
        isCheck: random.chance(0.4),
        residenceState: 'TX',
        accountNumber: THIEF.account,
        ...(random.chance(0.2) ? { distributionTypeId: 50 } : {}),
      })
    }),
  )
  if (!isDone(walked)) return
  await write(turn, owner.rest, { method: 'POST', path: `/api/wizard/finalize/${accountId}` })
  await signOwn(turn, owner)
}

async function signOwn(turn: Turn, { ownerId, rest, name }: { ownerId: number; rest: Rest; name: string }) {
  const letter = await turn.world.letter(THIEF.mailbox(ownerId), 'distribution-form').catch(() => null)
  const link = /\/sign\/([\w-]+)/.exec(letter ?? '')?.[1]
  if (!link) return
  await write(turn, rest, {
    method: 'POST',
    path: `/api/signature/${link}`,
    body: { signerName: name, consent: true },
  })
}

/** The code in the release letter if the letter went to the clerk's address; otherwise a guess. */
async function codeFor(turn: Turn, ownerId: number): Promise<string> {
  const letter = (await turn.world.paper(ownerId).catch(() => null)) ?? ''
  const code = letter.includes(THIEF.street) ? /release code: (\d{4} \d{4})/.exec(letter)?.[1] : undefined
  return code ?? String(turn.random.whole(10_000_000, 99_999_999))
}

/** Changes the owner's address or phone number, guesses the release code, or requests a new code. */
export async function meddleAs(turn: Turn, sessions: Sessions): Promise<void> {
  const owner = await ownOwner(turn, sessions)
  if (!owner) return
  const { random } = turn
  const address = { address1: THIEF.street, address2: null, city: 'Elko', state: 'NV', zip: '89801' }
  const moves: ReadonlyArray<() => Promise<unknown>> = [
    () => write(turn, owner.rest, { method: 'PUT', path: '/api/address', body: address }),
    () => write(turn, owner.rest, { method: 'PUT', path: `/api/phonenumber/cell/${THIEF.phone}` }),
    () => write(turn, owner.rest, { method: 'POST', path: '/api/hold/letter' }),
    async () =>
      write(turn, owner.rest, {
        method: 'POST',
        path: '/api/hold/code',
        body: { code: await codeFor(turn, owner.ownerId) },
      }),
    () => signOwn(turn, owner),
  ]
  await random.one(moves)?.()
}
