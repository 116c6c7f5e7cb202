import { isLoopback } from '../../server/loopback.ts'

/** Name and attributes of the session cookie, determined once from the public scheme and host. */
export type CookieKind = { name: string; secure: boolean }

/**
 * Browsers store `Secure` cookies only on https and, as an exception, on loopback addresses. Plain HTTP elsewhere needs
 * a cookie that can be read in transit.
 */
export function cookieKind(publicOrigin: string): CookieKind {
  return isTrustworthy(publicOrigin) ? { name: '__Host-portal', secure: true } : { name: 'portal', secure: false }
}

/** The cookie with the people who have signed in with this browser, as encoded by the custodian. Signs nobody in. */
export const deviceCookie = ({ name, secure }: CookieKind): CookieKind => ({ name: `${name}-device`, secure })

export function isTrustworthy(publicOrigin: string): boolean {
  const { protocol, hostname } = new URL(publicOrigin)
  return protocol === 'https:' || isLoopback(hostname)
}

export function setCookie({ name, secure }: CookieKind, value: string, maxAgeSeconds: number): string {
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${maxAgeSeconds}${secure ? '; Secure' : ''}`
}

/** The cookie's value; null if it is missing, or ambiguous because it was sent twice. */
export function readCookie(header: string | undefined, name: string): string | null {
  const values = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${name}=`))
  return values.length === 1 ? (values[0]?.slice(name.length + 1) ?? null) : null
}
