import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  randomBytes,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto'

const VERSION = 'v2'
/** Prefix of values encrypted before keys had ids. The prefix names no key. */
const WITHOUT_KEY_ID = 'v1'
/** Prefix of an encrypted file. No uploaded file begins with it. */
const SEALED_FILE = Buffer.from('\0sealed-v2\0', 'latin1')
const SEALED_FILE_WITHOUT_KEY_ID = Buffer.from('\0sealed-v1\0', 'latin1')
const ID_LENGTH = 6

/**
 * Encrypts and hashes personal data with several keys. The first key encrypts; all keys decrypt. Former hash keys
 * only verify older hashes.
 */
export type PiiKeys = { piiKeys: readonly Buffer[]; hashKey: Buffer; formerHashKeys?: readonly Buffer[] }

export type Pii = {
  /**
   * Encrypts one value with AES-256-GCM. `place` ("account_owner.social:1001") is authenticated as associated data,
   * so the value cannot be moved to another place.
   */
  seal: (plain: string, place: string) => string
  /** Decrypts a value. Throws if the value was changed, or was encrypted for another place or with an unknown key. */
  open: (sealed: string, place: string) => string
  /** Encrypts the bytes of a file. */
  sealBytes: (plain: Uint8Array, place: string) => Buffer
  /** Decrypts a file; bytes stored before files were encrypted are returned unchanged. */
  openBytes: (stored: Uint8Array, place: string) => Buffer
  /** Prefix of all values that the newest key encrypted. */
  newest: { value: string; file: Buffer }
  /** Keyed hash for exact matches. Without the key, nobody can guess nine digits from the hash. */
  hash: (plain: string, scope: string) => string
  /** Hashes a value with the current key, then with each former key, to find older hashes. */
  hashes: (plain: string, scope: string) => readonly string[]
  /** Whether `hash` is the hash of `plain` with the current or a former key. */
  isHash: (plain: string, scope: string, hash: string) => boolean
}

/** A prepared key. Node would otherwise prepare the bytes again for every value, which triples the cost. */
type Key = { id: string; key: KeyObject }

export function createPii({ piiKeys, hashKey, formerHashKeys = [] }: PiiKeys): Pii {
  // The id of a key is the beginning of the key's hash.
  const keys = piiKeys.map((bytes): Key => ({
    id: createHash('sha256').update(bytes).digest('base64url').slice(0, ID_LENGTH),
    key: createSecretKey(bytes),
  }))
  const [newest] = keys
  if (!newest) throw new Error('personal data needs a key')
  const keyNamed = (id: string): Key => {
    const key = keys.find((one) => one.id === id)
    if (!key) throw new Error('sealed with a key that is not given')
    return key
  }
  const newestHashKey = createSecretKey(hashKey)
  const hashKeys = [newestHashKey, ...formerHashKeys.map((bytes) => createSecretKey(bytes))]
  const hashes = (plain: string, scope: string) => hashKeys.map((key) => keyedHash(key, plain, scope))
  const prefix = { value: `${VERSION}.${newest.id}.`, file: Buffer.concat([SEALED_FILE, Buffer.from(newest.id)]) }
  return {
    seal: (plain, place) => prefix.value + close(newest, Buffer.from(plain), place).toString('base64url'),
    open(sealed, place) {
      const [version, ...rest] = sealed.split('.')
      const text = rest.pop()
      if (!text) throw new Error('a sealed value is cut off')
      const box = Buffer.from(text, 'base64url')
      if (version === VERSION) return disclose(keyNamed(rest.join('.')), box, place).toString('utf8')
      if (version !== WITHOUT_KEY_ID) throw new Error('sealed value of an unknown version')
      return discloseWithAny(keys, box, place).toString('utf8')
    },
    sealBytes: (plain, place) => Buffer.concat([prefix.file, close(newest, plain, place)]),
    openBytes(stored, place) {
      const bytes = Buffer.from(stored)
      const rest = bytes.subarray(SEALED_FILE.length)
      if (begins(bytes, SEALED_FILE))
        return disclose(keyNamed(rest.toString('latin1', 0, ID_LENGTH)), rest.subarray(ID_LENGTH), place)
      return begins(bytes, SEALED_FILE_WITHOUT_KEY_ID) ? discloseWithAny(keys, rest, place) : bytes
    },
    newest: prefix,
    hash: (plain, scope) => keyedHash(newestHashKey, plain, scope),
    hashes,
    isHash: (plain, scope, hash) => hashes(plain, scope).some((one) => isSame(one, hash)),
  }
}

const keyedHash = (key: KeyObject, plain: string, scope: string) =>
  createHmac('sha256', key).update(`${scope}:${plain}`).digest('base64url')

function isSame(wanted: string, given: string): boolean {
  const [one, other] = [Buffer.from(wanted), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const begins = (bytes: Buffer, mark: Buffer) => bytes.subarray(0, mark.length).equals(mark)

function close({ key }: Key, plain: Uint8Array, place: string): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place))
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

function disclose({ key }: Key, box: Buffer, place: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, box.subarray(0, 12), { authTagLength: 16 })
    .setAAD(Buffer.from(place))
    .setAuthTag(box.subarray(12, 28))
  return Buffer.concat([decipher.update(box.subarray(28)), decipher.final()])
}

/** Tries each key. That is safe, because only the right key decrypts the value. */
function discloseWithAny(keys: readonly Key[], box: Buffer, place: string): Buffer {
  for (const key of keys.slice(0, -1)) {
    try {
      return disclose(key, box, place)
    } catch {
      // This key does not open the value, so try the next key.
    }
  }
  const last = keys.at(-1)
  if (!last) throw new Error('personal data needs a key')
  return disclose(last, box, place)
}
