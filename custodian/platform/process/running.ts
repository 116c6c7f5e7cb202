import { Agent, fetch } from 'undici'
import { OPERATOR_WAITS_MS } from '../calendar/durations.ts'
import type { Config } from '../config/config.ts'

/** Without this setting, fetch gives up after five minutes, while the custodian continues. */
const patient = new Agent({ headersTimeout: OPERATOR_WAITS_MS })

type Reached = Pick<Config, 'host' | 'port' | 'operatorKey'>

/** The error message of a command that needs a running custodian, if none runs. */
export const notRunning = ({ port }: Pick<Config, 'port'>): string =>
  `No custodian answers on port ${port} of this machine. Start the portal; if it is starting, wait until it prints its addresses. If it has another port, give this command the same CUSTODIAN_PORT.`

/**
 * Calls the custodian on this machine with the operator's key.
 * @throws Error for any failure, also if no custodian listens
 */
export async function askOnlyRunning(config: Reached, path: string, body: unknown): Promise<Record<string, unknown>> {
  const answer = await askRunning(config, path, body)
  if (!answer) throw new Error(notRunning(config))
  return answer
}

/**
 * Calls the custodian on this machine with the operator's key. Null if no custodian listens.
 * @throws for any other failure, because no command may run next to a half-started custodian
 */
export async function askRunning(
  config: Reached,
  path: string,
  body: unknown,
): Promise<Record<string, unknown> | null> {
  const ask = (host: string) =>
    fetch(`http://${host}:${config.port}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Operator ${config.operatorKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      dispatcher: patient,
    }).catch((error: unknown) => {
      if (refused(error)) return null
      throw error
    })
  // Also tries loopback, because HOST may be meant for the gateway while the custodian listens on loopback.
  const answer = (await ask(hostOf(config.host))) ?? (await ask('127.0.0.1'))
  if (answer === null) return null
  const text = await answer.text()
  if (answer.ok) return JSON.parse(text) as Record<string, unknown>
  throw new Error(`The custodian answered ${answer.status}: ${messageOf(text)}`)
}

/** The messages of an error response; the raw text if a load balancer answered instead of the custodian. */
function messageOf(text: string): string {
  try {
    const answered = JSON.parse(text) as string | { message?: string; errors?: { path: string[]; message: string }[] }
    if (typeof answered === 'string') return answered
    const errors = answered.errors?.map(({ path, message }) => [...path, message].join(': '))
    return errors?.join(' ') ?? answered.message ?? text
  } catch {
    return text.replaceAll(/<[^>]*>|\s+/g, ' ').trim()
  }
}

/** The address at which this machine reaches a server that listens on `host`. */
function hostOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

function refused(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined
  return cause?.code === 'ECONNREFUSED'
}
