const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i

export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname)

/**
 * Whether a request's `host` is a name of this machine. An attacker may let another name resolve to this machine, so
 * that the attacker's page has the same origin (DNS rebinding). A request without the header is not from a browser.
 */
export function namesLoopback(host: string | undefined): boolean {
  if (host === undefined) return true
  return URL.canParse(`http://${host}/`) && isLoopback(new URL(`http://${host}/`).hostname)
}

type Addresses = Partial<Record<'HOST' | 'CUSTODIAN_HOST' | 'PUBLIC_ORIGIN', string | undefined>>

/**
 * Demo people with a known password, GraphiQL and an open mailbox must not be reachable from other machines. Returns
 * one line per problem.
 */
export function publicDevelopment(
  isProduction: boolean,
  isAllowed: boolean,
  { HOST, CUSTODIAN_HOST, PUBLIC_ORIGIN: origin }: Addresses,
): string[] {
  if (isProduction || isAllowed) return []
  const advice =
    'set NODE_ENV=production, or ALLOW_PUBLIC_DEVELOPMENT=1 to show the mailbox, GraphiQL and the demo people to everybody who reaches it'
  return [
    ...Object.entries({ HOST, CUSTODIAN_HOST })
      .filter(([, host]) => host !== undefined && !isLoopback(host))
      .map(([name, host]) => `${name}: ${host} is reached from other machines; ${advice}`),
    ...(origin !== undefined && !isLoopback(new URL(origin).hostname)
      ? [`PUBLIC_ORIGIN: ${origin} is not this machine; ${advice}`]
      : []),
  ]
}
