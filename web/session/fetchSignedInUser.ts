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
  /** Idle minutes until the session ends; null if only its expiry limits it. */
  idleMinutes: number | null
}

/** A failure ends no session and shows no notice. */
const quietly = { force: true, metadata: { anonymous: true, quiet: true } }

/** Fetches the signed-in user, which also counts as activity. Null without a session or response. */
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
