import { isLoopback } from '../../server/loopback.ts'

/** How the session cookie is called and kept, decided once from the scheme and host people use. */
export type CookieKind = { name: string; secure: boolean }

/**
 * Browsers keep `Secure` cookies on https and, as an exception, on loopback addresses. Plain http elsewhere
 * works only with a cookie that anybody on the way can read.
 */
export function cookieKind(publicOrigin: string): CookieKind {
  return isTrustworthy(publicOrigin) ? { name: '__Host-portal', secure: true } : { name: 'portal', secure: false }
}

/** People who have signed in with this browser, as the custodian wrote it. It authenticates nobody. */
export const deviceCookie = ({ name, secure }: CookieKind): CookieKind => ({ name: `${name}-device`, secure })

export function isTrustworthy(publicOrigin: string): boolean {
  const { protocol, hostname } = new URL(publicOrigin)
  return protocol === 'https:' || isLoopback(hostname)
}

export function setCookie({ name, secure }: CookieKind, value: string, maxAgeSeconds: number): string {
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${maxAgeSeconds}${secure ? '; Secure' : ''}`
}

/** The value of the cookie; null when it is missing or there twice, since nobody could say which one counts. */
export function readCookie(header: string | undefined, name: string): string | null {
  const values = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${name}=`))
  return values.length === 1 ? (values[0]?.slice(name.length + 1) ?? null) : null
}
