import { password, people } from '../tests/clients.ts'

/** Signs in as a browser does, and returns the session cookie. */
export async function cookieOf(origin: string, username: string = people.ann): Promise<string> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-portal': '1' },
    body: JSON.stringify({
      query: 'mutation ($input: LoginInput!) { login(input: $input) { userId } }',
      variables: { input: { username, password } },
    }),
  })
  const cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0]
  if (!cookie) throw new Error(`the sign-in gave no cookie: ${await response.text()}`)
  return cookie
}
