import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { refuse } from '../platform/http/errors.ts'

const MEMORY_KIB = 19_456
const PASSES = 2
const LANES = 1
const TAG_BYTES = 32
const AT_ONCE = 4
const WAITING_AT_MOST = 64

/**
 * Number of passwords that are being hashed now. Hashing takes 19 MiB and 20 ms of one core, so a burst is queued to
 * limit the memory.
 */
let running = 0
const waiting: Array<() => void> = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING_AT_MOST) throw refuse(503, 'The service is busy. Please try again.')
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

function derive(password: string, nonce: Buffer, memory: number, passes: number, lanes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    argon2(
      'argon2id',
      { message: password, nonce, memory, passes, parallelism: lanes, tagLength: TAG_BYTES },
      (error, tag) => (error ? reject(error) : resolve(tag)),
    )
  })
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** Hashes a password as a PHC string: argon2id, m=19456, t=2, p=1. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await inTurn(() => derive(password, nonce, MEMORY_KIB, PASSES, LANES))
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${base64(nonce)}$${base64(tag)}`
}

// The hash that is checked for unknown people, so that their response takes as long as that for known people.
const NOBODY = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`

/**
 * Whether the password matches the hash. A null hash (no user, or no password yet) takes the same time and never
 * matches.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash ?? NOBODY)
  if (!parts) throw new Error('a stored password hash cannot be read')
  const [, memory, passes, lanes, nonce = '', tag = ''] = parts
  const made = await inTurn(() =>
    derive(password, Buffer.from(nonce, 'base64'), Number(memory), Number(passes), Number(lanes)),
  )
  return timingSafeEqual(made, Buffer.from(tag, 'base64')) && hash !== null
}

/** Whether a hash is weaker than the current parameters. The next sign-in replaces such a hash. */
export function isWeakHash(hash: string): boolean {
  const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),/.exec(hash) ?? []
  return Number(memory ?? 0) < MEMORY_KIB || Number(passes ?? 0) < PASSES
}
