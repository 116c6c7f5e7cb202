import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

const VERSION = 'v1'

export type Pii = {
  /** AES-256-GCM of one value. `place` ("account_owner.social:1001") is authenticated, so a value cannot be moved. */
  seal: (plain: string, place: string) => string
  /** Throws when the value was changed, or was sealed for another place or with another key. */
  open: (sealed: string, place: string) => string
  /** Keyed hash for exact match only: without the key nine digits cannot be guessed from it. */
  hash: (plain: string, scope: string) => string
}

export function createPii(keys: { piiKey: Buffer; hashKey: Buffer }): Pii {
  return {
    seal(plain, place) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', keys.piiKey, nonce).setAAD(Buffer.from(place))
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return [VERSION, Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')].join('.')
    },
    open(sealed, place) {
      const [version, text] = sealed.split('.')
      if (version !== VERSION || !text) throw new Error('sealed value of an unknown version')
      const bytes = Buffer.from(text, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', keys.piiKey, bytes.subarray(0, 12)).setAAD(Buffer.from(place))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
    hash: (plain, scope) => createHmac('sha256', keys.hashKey).update(`${scope}:${plain}`).digest('base64url'),
  }
}
