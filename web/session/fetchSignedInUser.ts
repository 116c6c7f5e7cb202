import { fetchQuery, graphql } from 'relay-runtime'
import type { fetchSignedInUserQuery } from '../__generated__/fetchSignedInUserQuery.graphql.ts'
import { currentEnvironment } from '../core/relay/environment.ts'

const query = graphql`
  query fetchSignedInUserQuery {
    viewer {
      idleMinutes
      user {
        email
      }
    }
  }
`

export interface SignedInUser {
  email: string | null
  /** Minutes without activity after which the session ends; null if the session has no idle limit. */
  idleMinutes: number | null
}

/** Request options with which a failure ends no session and shows no notice. */
const quietly = { force: true, metadata: { anonymous: true, quiet: true } }

/** Fetches the logged-in user, which counts as activity. Returns null without a session or after a failure. */
export async function fetchSignedInUser(): Promise<SignedInUser | null> {
  const asked = fetchQuery<fetchSignedInUserQuery>(currentEnvironment(), query, {}, { networkCacheConfig: quietly })
  return asked.toPromise().then(
    (data) => {
      const viewer = data?.viewer
      return viewer ? { email: viewer.user?.email ?? null, idleMinutes: viewer.idleMinutes ?? null } : null
    },
    () => null,
  )
}
