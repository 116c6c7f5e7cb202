import { randomBytes } from 'node:crypto'
import { KNOWN_DEVICE_DAYS } from '../../contract/session.ts'
import type { Pii } from '../platform/crypto/pii.ts'

/** Number of people remembered per browser. A couple or a family may share a browser. */
const MOST_PEOPLE = 4
const DAY_SECONDS = 24 * 60 * 60

type Entry = { text: string; id: string; endsAt: number; proof: string }

/**
 * The id of the browser in `devices`, if this person has signed in with the browser recently; otherwise null.
 * @param devices entries `<id>.<end in seconds>.<keyed hash>` separated by `~`, made by `rememberDevice`
 */
export function knownDevice(pii: Pii, devices: string, userId: number, now: Date): string | null {
  return entriesOf(devices, now).find((entry) => isOf(pii, entry, userId))?.id ?? null
}

/** The browser's entries after a sign-in, with a new expiry for this person's entry. */
export function rememberDevice(pii: Pii, devices: string, userId: number, now: Date): string {
  const known = entriesOf(devices, now)
  const id = known.find((entry) => isOf(pii, entry, userId))?.id ?? randomBytes(12).toString('base64url')
  const endsAt = Math.floor(now.getTime() / 1000) + KNOWN_DEVICE_DAYS * DAY_SECONDS
  const own = `${id}.${endsAt}.${pii.hash(proved(id, endsAt, userId), 'known-device')}`
  const others = known.filter((entry) => !isOf(pii, entry, userId)).map(({ text }) => text)
  return [own, ...others].slice(0, MOST_PEOPLE).join('~')
}

/**
 * The hashed text of an entry contains the user id. The entry itself does not, so a browser does not reveal its users.
 */
const proved = (id: string, endsAt: number, userId: number) => `${id}.${endsAt}.${userId}`

const isOf = (pii: Pii, { id, endsAt, proof }: Entry, userId: number) =>
  pii.isHash(proved(id, endsAt, userId), 'known-device', proof)

function entriesOf(devices: string, now: Date): Entry[] {
  return devices
    .split('~')
    .slice(0, MOST_PEOPLE)
    .flatMap((text) => {
      const [, id = '', end = '', proof = ''] = /^([\w-]{16})\.(\d{1,12})\.([\w-]{43})$/.exec(text) ?? []
      return id !== '' && Number(end) * 1000 > now.getTime() ? [{ text, id, endsAt: Number(end), proof }] : []
    })
}
