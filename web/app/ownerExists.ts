import { fetchQuery, graphql } from 'relay-runtime'
import type { ownerExistsQuery } from '../__generated__/ownerExistsQuery.graphql.ts'
import { currentEnvironment } from '../core/relay/environment.ts'
import { isPortalError } from '../core/relay/errors.ts'

const query = graphql`
  query ownerExistsQuery($accountOwnerId: Int!) @throwOnFieldError {
    viewer {
      accountOwner(accountOwnerId: $accountOwnerId) {
        firstName
      }
    }
  }
`

/** Whether the account owner exists. Also true after another failure, which the owner's screen then shows. */
export async function ownerExists(accountOwnerId: number): Promise<boolean> {
  const quiet = { networkCacheConfig: { metadata: { quiet: true } } }
  try {
    const asked = fetchQuery<ownerExistsQuery>(currentEnvironment(), query, { accountOwnerId }, quiet)
    return (await asked.toPromise())?.viewer?.accountOwner?.firstName !== undefined
  } catch (error) {
    return !(isPortalError(error) && error.code === 'NOT_FOUND')
  }
}
