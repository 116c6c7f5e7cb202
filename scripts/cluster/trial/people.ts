import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Agent, request } from 'undici'
import { LOCALHOST } from '../../../tests/localhostCertificate.ts'
import { password } from '../../../tests/clients.ts'
import { root } from '../../child.ts'

/** The web's own timeout for a response. */
const PATIENCE_MS = 15_000

export const dispatcher = new Agent({ connect: { ca: LOCALHOST.cert } })
const documents = JSON.parse(readFileSync(join(root, 'gateway/documents.json'), 'utf8')) as Record<string, string>

export const OWNER = 1001
/** Variables of HomePageQuery for the owner. */
export const HOME = {
  accountOwnerId: OWNER,
  seesRequests: true,
  decides: false,
  operates: false,
  reviews: false,
  administers: false,
  glances: false,
  readsNotes: false,
}

export interface Answer {
  status: number
  text: string
  cookie: string | null
}

/** Sends one of the web's own documents as the web does. @throws if no response arrives in time */
export async function send(origin: string, document: string, variables: object, cookie?: string): Promise<Answer> {
  const id = Object.entries(documents).find(([, text]) => new RegExp(`^\\w+ ${document}\\b`).test(text))?.[0]
  if (!id) throw new Error(`the web has no ${document}`)
  const { statusCode, headers, body } = await request(`${origin}/graphql`, {
    dispatcher,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-portal': '1', ...(cookie ? { cookie } : {}) },
    body: JSON.stringify({ id, variables }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const [set] = [headers['set-cookie'] ?? []].flat()
  return { status: statusCode, text: await body.text(), cookie: set?.split(';', 1)[0] ?? null }
}

/** Signs in and returns the session cookie. @throws if the sign-in is refused */
export async function signIn(origin: string, username: string): Promise<string> {
  const { cookie, text } = await send(origin, 'LoginPageMutation', { input: { username, password } })
  if (!cookie) throw new Error(`the sign-in of ${username} gave no cookie: ${text}`)
  return cookie
}
