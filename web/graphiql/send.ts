export type Sent = { query: string; variables?: unknown; operationName?: string | null }

/** A file is only taken when the mutation that sends it is named before the body. */
const fileMutation = /\b(upload[A-Z]\w*|takeInReturns)\s*\(/

/** Sends a document as a browser of the portal does: the session is the cookie, which no script sees. */
export async function send(sent: Sent): Promise<unknown> {
  const operation = fileMutation.exec(sent.query)?.[1]
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-portal': '1',
      ...(operation ? { 'x-operation': operation } : {}),
    },
    body: JSON.stringify(sent),
  })
  return response.json()
}

type Failure = { message: string }
type Answer<Data> = { data?: Data | null; errors?: Failure[] }

const whoAmI = 'query WhoAmI { viewer { user { email } roleId } }'
const login = 'mutation Login($input: LoginInput!) { login(input: $input) { userId errors { message } } }'
const logout = 'mutation Logout { logout(input: {}) { errors { message } } }'

/** The e-mail of the signed-in user, null when there is none. */
export async function signedInAs(): Promise<string | null> {
  const { data } = (await send({ query: whoAmI })) as Answer<{ viewer: { user: { email: string } | null } | null }>
  return data?.viewer?.user?.email ?? null
}

/** What went wrong, in words, or null when the user is signed in now. */
export async function signIn(username: string, password: string): Promise<string | null> {
  const variables = { input: { username, password } }
  const answer = (await send({ query: login, variables })) as Answer<{ login: { errors: Failure[] } | null }>
  return (answer.errors ?? answer.data?.login?.errors)?.[0]?.message ?? null
}

export async function signOut(): Promise<void> {
  await send({ query: logout })
}
