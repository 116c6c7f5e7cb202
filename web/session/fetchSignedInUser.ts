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
  /** After so long without a call the session ends; null where only the day counts. */
  idleMinutes: number | null
}

/** Ends no session by itself and says nothing when it fails. */
const quietly = { force: true, metadata: { anonymous: true, quiet: true } }

/** Asks who is signed in, which by itself tells the server that somebody is here; null when nobody is, or no answer came. */
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
