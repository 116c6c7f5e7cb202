import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

const VERSION = 'v1'
/** How a sealed file begins; no file that is taken in begins so. */
const SEALED_FILE = Buffer.from('\0sealed-v1\0', 'latin1')

export type Pii = {
  /** AES-256-GCM of one value. `place` ("account_owner.social:1001") is authenticated, so a value cannot be moved. */
  seal: (plain: string, place: string) => string
  /** Throws when the value was changed, or was sealed for another place or with another key. */
  open: (sealed: string, place: string) => string
  /** The same for the bytes of a file. */
  sealBytes: (plain: Uint8Array, place: string) => Buffer
  /** Bytes that were stored before files were sealed come back as they are. */
  openBytes: (stored: Uint8Array, place: string) => Buffer
  /** Keyed hash for exact match only: without the key nine digits cannot be guessed from it. */
  hash: (plain: string, scope: string) => string
}

export function createPii(keys: { piiKey: Buffer; hashKey: Buffer }): Pii {
  const close = (plain: Uint8Array, place: string): Buffer => {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', keys.piiKey, nonce).setAAD(Buffer.from(place))
    const body = Buffer.concat([cipher.update(plain), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), body])
  }
  const disclose = (box: Buffer, place: string): Buffer => {
    const decipher = createDecipheriv('aes-256-gcm', keys.piiKey, box.subarray(0, 12)).setAAD(Buffer.from(place))
    decipher.setAuthTag(box.subarray(12, 28))
    return Buffer.concat([decipher.update(box.subarray(28)), decipher.final()])
  }
  return {
    seal: (plain, place) => [VERSION, close(Buffer.from(plain), place).toString('base64url')].join('.'),
    open(sealed, place) {
      const [version, text] = sealed.split('.')
      if (version !== VERSION || !text) throw new Error('sealed value of an unknown version')
      return disclose(Buffer.from(text, 'base64url'), place).toString('utf8')
    },
    sealBytes: (plain, place) => Buffer.concat([SEALED_FILE, close(plain, place)]),
    openBytes(stored, place) {
      const bytes = Buffer.from(stored)
      const isSealed = bytes.subarray(0, SEALED_FILE.length).equals(SEALED_FILE)
      return isSealed ? disclose(bytes.subarray(SEALED_FILE.length), place) : bytes
    },
    hash: (plain, scope) => createHmac('sha256', keys.hashKey).update(`${scope}:${plain}`).digest('base64url'),
  }
}
