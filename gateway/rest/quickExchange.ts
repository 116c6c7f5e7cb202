import type { AnyEndpoint } from '../../contract/endpoint.ts'
import { joinReads } from '../../contract/reads.ts'
import { RestError } from './errors.ts'
import { exchange, isQuick, isWorthRetrying, jitterMs, recordLate, tell, valueOf, type Sent } from './exchange.ts'
import type { Identity } from './identity.ts'
import { createJoin, tracedTail, type JoinedRead } from './joinedReads.ts'
import type { Origin, Upstream } from './upstream.ts'

/** Reads that share connections with those of other callers, as long as there is one that takes them. */
export type QuickExchange = (endpoint: AnyEndpoint, sent: Sent) => Promise<unknown> | null

/**
 * For one caller and request: what all its reads have in common is written once. What one owner has is little; staff may
 * ask for what takes long and would hold up others, so theirs are not among them.
 */
export function createQuickExchange(upstream: Upstream, identity: Identity, origin: Origin): QuickExchange | null {
  const { quickReads } = upstream
  if (!quickReads || identity.audience !== 'customer') return null
  const tail = tailOf(identity, origin)
  if (tail === null) return null
  const join = createJoin(
    quickReads,
    tail,
    upstream.isCrowded,
    () => origin.span?.child(joinReads.name, 'client') ?? null,
  )
  return (endpoint, sent) => {
    if (!sent.withToken || !isQuick(endpoint) || !ONE_WORD.test(sent.path)) return null
    const breaker = upstream.breakers.of(endpoint)
    // The probe of a breaker has a connection of its own.
    if (breaker.open) return null
    const started = performance.now()
    const due = started + upstream.deadlines.read
    return new Promise((resolve, reject) => {
      const goOn = () => exchange(upstream, endpoint, sent, identity, origin, started).then(resolve, reject)
      const fail = (error: RestError, isLate = false) => {
        tell(upstream, endpoint, started, error, isLate)
        reject(error)
      }
      const askElsewhere = () => exchange(upstream, endpoint, sent, identity, origin).then(resolve, reject)
      const read: JoinedRead = {
        path: sent.path,
        traceparent: sent.traceparent,
        due,
        answered(answer) {
          try {
            const value = valueOf(endpoint, breaker, answer)
            tell(upstream, endpoint, started, null)
            resolve(value)
          } catch (error) {
            if (isWorthRetrying(error) && upstream.retries.take()) setTimeout(goOn, jitterMs())
            else fail(error as RestError)
          }
        },
        handedOver() {
          // It is asked for again, so it counts as that; but many may be here because of one of them.
          upstream.retries.take()
          void goOn()
        },
        late() {
          recordLate(upstream, breaker, started, due)
          fail(new RestError('UPSTREAM_TIMEOUT', { endpoint: endpoint.name }), true)
        },
        notTaken: () => void askElsewhere(),
      }
      const isJoined = endpoint.joins === true && quickReads.mostJoined > 0
      if (isJoined) join(read)
      if (isJoined || quickReads.ask(sent.path, tracedTail(tail, sent.traceparent), read)) upstream.retries.called()
      else void askElsewhere()
    })
  }
}

/** What stands on the wire as text must not be able to end its line. */
const ONE_WORD = /^[\x21-\x7e]+$/

/** The head of a request behind its first lines; null when something in it cannot be written as it is. */
function tailOf({ token }: Identity, { requestId, clientIp }: Origin): string | null {
  const words = [requestId, clientIp, token ?? '']
  if (!words.every((word) => ONE_WORD.test(word))) return null
  const [id, address, bearer] = words
  return `accept: application/json\r\nx-request-id: ${id}\r\nx-client-ip: ${address}\r\nauthorization: Bearer ${bearer}\r\n\r\n`
}
