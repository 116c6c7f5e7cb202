import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import { inventOwner } from '../../custodian/demo/invent.ts'
import { restSignIn, type Rest } from '../../tests/clients.ts'
import { finishWizard } from '../../tests/wizard.ts'
import { cookieOf } from '../cookie.ts'
import type { Portal } from './portal.ts'

/** A generated owner with an account for requests. */
export interface Writer {
  accountOwnerId: number
  accountId: number
  email: string
  cookie: string
  rest: Rest
}

/** Number of requests that are finalized in one slice. */
const WRITERS = 32
const CANDIDATES = 250

const found = new WeakMap<Portal, Promise<Writer[]>>()

/** Owners without a request, each with a draft that can be finalized; found once. */
export function writersOf(portal: Portal): Promise<Writer[]> {
  const known = found.get(portal) ?? find(portal)
  found.set(portal, known)
  return known
}

async function find(portal: Portal): Promise<Writer[]> {
  const writers: Writer[] = []
  const today = new Date()
  for (let index = 0; index < CANDIDATES && writers.length < WRITERS; index += 1) {
    const owner = inventOwner(index, today)
    const [account, another] = owner.accounts
    if (!owner.registered || another || account?.statusId !== ACCOUNT_STATUS.registered || account.request) continue
    const rest = await restSignIn(portal.custodianUrl, owner.email)
    const { accountOwnerId } = (await rest('GET', '/api/user')).body as { accountOwnerId: number }
    const [{ accountId } = { accountId: NaN }] = (await rest('GET', '/api/account/balance')).body as {
      accountId: number
    }[]
    // Some accounts have too little money, or no address for a check.
    const isDone = await finishWizard(rest, accountId, { amount: 100 }).catch(() => null)
    if (!isDone) continue
    const cookie = await cookieOf(portal.gatewayUrl, owner.email)
    writers.push({ accountOwnerId, accountId, email: owner.email, cookie, rest })
  }
  if (writers.length < WRITERS) throw new Error(`only ${writers.length} invented owners can ask for money`)
  return writers
}
