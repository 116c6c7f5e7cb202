import { lookup, type LookupAddress } from 'node:dns'
import { request as requestHttp, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { maySendTo, wrongWith, type Allowed } from './address.ts'

const PATIENCE_MS = 10_000

/**
 * Sends one message. Returns null for a delivery (2xx), otherwise the reason: `404`, `ECONNREFUSED`,
 * `PRIVATE_ADDRESS`. Resolves the host name for this connection and checks every address, so a DNS change cannot
 * redirect the message. A redirect is a failure, and the response body is not read.
 */
export function send(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  config: Allowed,
  patienceMs = PATIENCE_MS,
): Promise<string | null> {
  // Checks the address again, because the operator may have withdrawn a permission since the webhook was created.
  if (wrongWith(url, config) !== null) return Promise.resolve('PRIVATE_ADDRESS')
  const isHttps = url.startsWith('https:')
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    lookup: publicOnly(config),
    // Connections are not reused, so that the next connection resolves the host name again.
    agent: false,
    signal: AbortSignal.timeout(patienceMs),
  }
  return new Promise((resolve) => {
    const request = (isHttps ? requestHttps : requestHttp)(url, options, (response) => {
      const status = response.statusCode ?? 0
      response.destroy()
      resolve(status >= 200 && status < 300 ? null : String(status))
    })
    request.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.name === 'AbortError' ? 'TIMEOUT' : (error.code ?? error.name)),
    )
    // Node emits no response for 101 Switching Protocols.
    request.on('upgrade', ({ statusCode }, socket) => {
      socket.destroy()
      resolve(String(statusCode))
    })
    request.on('close', () => resolve('ECONNRESET'))
    request.end(body)
  })
}

class PrivateAddress extends Error {
  readonly code = 'PRIVATE_ADDRESS'
}

/** All addresses of a host name must be public, because a private one among them is suspicious. */
function publicOnly(config: Allowed): LookupFunction {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      const refuse = (reason: NodeJS.ErrnoException) =>
        (done as (error: Error, address: LookupAddress[]) => void)(reason, [])
      if (error) return refuse(error)
      if (found.length === 0 || !found.every(({ address }) => maySendTo(address, config)))
        return refuse(new PrivateAddress('not a public address'))
      const [first] = found
      if (options.all || !first) done(null, found)
      else done(null, first.address, first.family)
    })
  }
}
