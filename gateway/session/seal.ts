import { createCipheriv, createDecipheriv, createHash, createSecretKey, randomBytes, type KeyObject } from 'node:crypto'
import * as z from 'zod'
import type { Session } from '../rest/identity.ts'

/** Keys of sealed sessions; the first one seals. A key is identified by the start of its hash. */
export type KeyRing = { sealWith: { id: string; key: KeyObject }; byId: ReadonlyMap<string, KeyObject> }

/** @param keys 32 bytes each, the newest first. */
export function keyRing(keys: readonly Buffer[]): KeyRing {
  const named = keys.map((bytes) => ({
    id: createHash('sha256').update(bytes).digest('base64url').slice(0, 6),
    key: createSecretKey(bytes),
  }))
  const [newest] = named
  if (!newest) throw new Error('A key ring needs a key.')
  return { sealWith: newest, byId: new Map(named.map(({ id, key }) => [id, key])) }
}

const Sealed = z.object({
  t: z.string().min(1).max(512),
  u: z.int(),
  r: z.int(),
  o: z.int(),
  e: z.int(),
})

/**
 * The purpose of a sealed session, which can be opened only for this purpose: a cookie is no token, a token no cookie.
 */
export type Purpose = 'cookie' | 'bearer'

/** Opens sealed sessions of one purpose and caches the last ones, so a screen's requests decrypt once. */
export function createOpener(
  ring: KeyRing,
  purpose: Purpose,
  most = 1_000,
): (sealed: string, now: number) => Session | null {
  const opened = new Map<string, Session>()
  return (sealed, now) => {
    const known = opened.get(sealed)
    if (known) return known.expiresAt > now ? known : null
    const session = open(ring, purpose, sealed, now)
    if (!session) return null
    if (opened.size >= most) opened.clear()
    opened.set(sealed, session)
    return session
  }
}

const IV_BYTES = 12
const TAG_BYTES = 16

/** Associated data of the sealed session. */
const bound = (purpose: Purpose, keyId: string) => Buffer.from(`${purpose}.${keyId}`)

/** AES-256-GCM with a new 96-bit nonce; purpose and key id are authenticated. The result may be given to the client. */
export function seal(ring: KeyRing, purpose: Purpose, session: Session): string {
  const { id, key } = ring.sealWith
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(bound(purpose, id))
  const plain = JSON.stringify({
    t: session.token,
    u: session.userId,
    r: session.roleId,
    o: session.accountOwnerId,
    e: session.expiresAt,
  } satisfies z.infer<typeof Sealed>)
  const box = Buffer.concat([iv, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `${id}.${box.toString('base64url')}`
}

/** The session, or null if it was sealed by another key, is for another purpose, was changed, or has ended. */
export function open(ring: KeyRing, purpose: Purpose, sealed: string, now: number): Session | null {
  const [id = '', text = '', more] = sealed.split('.')
  const key = ring.byId.get(id)
  const box = Buffer.from(text, 'base64url')
  if (!key || more !== undefined || box.length <= IV_BYTES + TAG_BYTES) return null
  // The last base64url character can have unused bits, so accept only the canonical encoding.
  if (box.toString('base64url') !== text) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, box.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(bound(purpose, id))
      .setAuthTag(box.subarray(-TAG_BYTES))
    const plain = Buffer.concat([decipher.update(box.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString(
      'utf8',
    )
    const { t, u, r, o, e } = Sealed.parse(JSON.parse(plain))
    return e > now ? { token: t, userId: u, roleId: r, accountOwnerId: o, expiresAt: e } : null
  } catch {
    return null
  }
}
