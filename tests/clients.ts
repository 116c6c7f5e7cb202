/** People of the demo data. */
export const people = {
  ann: 'ann.archer@example.com',
  ben: 'ben.brook@example.com',
  cara: 'cara.cole@example.com',
  dan: 'dan.dean@example.com',
  fay: 'fay.ford@example.com',
  admin: 'admin@example.com',
  service: 'service@example.com',
  service2: 'service2@example.com',
  compliance: 'compliance@example.com',
} as const

export const password = 'Passw0rd!'

export interface RestAnswer {
  status: number
  /** The parsed body, or the text if it is not JSON. */
  body: unknown
  headers: Headers
}

export type Rest = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<RestAnswer>

/** A REST client of the custodian, with a token or anonymous. */
export function restClient(custodianUrl: string, token?: string): Rest {
  return async (method, path, body, headers = {}) => {
    const response = await fetch(`${custodianUrl}${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: parse(await response.text()), headers: response.headers }
  }
}

/** Signs in at the custodian; returns a client with the session's token, like the gateway's. */
export async function restSignIn(custodianUrl: string, username: string): Promise<Rest> {
  const { status, body } = await restClient(custodianUrl)('POST', '/api/authenticate', { username, password })
  if (status !== 200) throw new Error(`sign-in of ${username} answered ${status}: ${JSON.stringify(body)}`)
  return restClient(custodianUrl, (body as { token: string }).token)
}

interface GraphqlError {
  message: string
  path?: (string | number)[]
  extensions?: { code?: string; requestId?: string }
}

export interface GraphqlAnswer<Data> {
  status: number
  data: Data | null
  errors: GraphqlError[]
  text: string
}

export type Gql = <Data = Record<string, unknown>>(
  query: string,
  variables?: Record<string, unknown>,
  headers?: Record<string, string>,
) => Promise<GraphqlAnswer<Data>>

/** A GraphQL client like a program's: any document, a Bearer credential, no cookie. */
export function gqlClient(gatewayUrl: string, credential?: string): Gql {
  return async <Data>(query: string, variables: Record<string, unknown> = {}, headers: Record<string, string> = {}) => {
    const response = await fetch(`${gatewayUrl}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-portal': '1',
        'x-client': 'api',
        ...(credential ? { authorization: `Bearer ${credential}` } : {}),
        ...headers,
      },
      body: JSON.stringify({ query, variables }),
    })
    const text = await response.text()
    const body = parse(text) as { data?: Data; errors?: GraphqlError[] }
    return { status: response.status, data: body?.data ?? null, errors: body?.errors ?? [], text }
  }
}

export async function gqlSignIn(gatewayUrl: string, username: string): Promise<Gql> {
  return gqlClient(gatewayUrl, await gqlToken(gatewayUrl, username))
}

/** The token that the gateway gives a program that signs in. */
export async function gqlToken(gatewayUrl: string, username: string): Promise<string> {
  const { data, text } = await gqlClient(gatewayUrl)<{ login: { token: string | null } }>(
    `mutation Login($input: LoginInput!) { login(input: $input) { token errors { code message } } }`,
    { input: { username, password } },
  )
  if (!data?.login.token) throw new Error(`sign-in of ${username} gave no token: ${text}`)
  return data.login.token
}

function parse(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
