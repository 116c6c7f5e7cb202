import { Agent, fetch } from 'undici'
import { OPERATOR_WAITS_MS } from '../calendar/durations.ts'
import type { Config } from '../config/config.ts'

/** Without this setting, fetch gives up after five minutes, while the custodian continues. */
const patient = new Agent({ headersTimeout: OPERATOR_WAITS_MS })

type Reached = Pick<Config, 'host' | 'commandPorts' | 'operatorKey'>

/** The error message of a command that needs a running custodian, if none runs. */
export const notRunning = ({ commandPorts }: Pick<Config, 'commandPorts'>): string =>
  `No custodian answers on port ${commandPorts.join(' or ')} of this machine. Start the portal; if it is starting, wait until it prints its addresses. If it has another port, give this command the same CUSTODIAN_PORT.`

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
  const ask = (host: string, port: number) =>
    fetch(`http://${host}:${port}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Operator ${config.operatorKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      dispatcher: patient,
    }).catch((error: unknown) => {
      if (refused(error)) return null
      throw error
    })
  for (const port of config.commandPorts)
    // Also tries loopback, because HOST may be meant for the gateway while the custodian listens on loopback.
    for (const host of new Set([hostOf(config.host), '127.0.0.1'])) {
      // oxlint-disable-next-line no-await-in-loop -- the work is done once
      const answer = await ask(host, port)
      if (answer === null) continue
      // oxlint-disable-next-line no-await-in-loop -- the first answer is the last request
      const text = await answer.text()
      if (answer.ok) return JSON.parse(text) as Record<string, unknown>
      if (!isFromBalancer(answer.status, text))
        throw new Error(`The custodian answered ${answer.status}: ${messageOf(text)}`)
    }
  return null
}

/** Whether a load balancer answered that it has no custodian. The custodian's own answers are JSON. */
const isFromBalancer = (status: number, text: string): boolean => status === 503 && text.trimStart().startsWith('<')

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
