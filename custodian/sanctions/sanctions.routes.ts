import { decideSanctionsMatch, listSanctionsMatches, MOST_MATCHES } from '../../contract/sanctions.ts'
import { requireNoTool } from '../approvals/decider.ts'
import { notFound } from '../platform/http/errors.ts'
import type { Serving } from '../platform/http/serve.ts'
import { decideMatch, matchViews } from './decideMatch.ts'

/** Lists names that match the sanctions list. Reviewers decide about the matches. */
export function sanctionsRoutes({ serve }: Serving): void {
  serve(listSanctionsMatches, async ({ call, noteReadOf }) => {
    const matches = await matchViews(call.db, { limit: MOST_MATCHES })
    await noteReadOf(matches.map(({ accountOwnerId }) => accountOwnerId))
    return matches
  })

  serve(decideSanctionsMatch, ({ call, params: { matchId }, body }) =>
    call.write(async (context) => {
      requireNoTool(context)
      await decideMatch(context, matchId, body)
      const [match] = await matchViews(context.tx, { matchId, limit: 1 })
      if (!match) throw notFound()
      return match
    }),
  )
}
