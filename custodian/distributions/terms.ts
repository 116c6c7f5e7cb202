import { openRoutingDirectory, type RoutingDirectory } from '../routing/directory.ts'
import type { Services } from '../platform/context/services.ts'
import { loadStateRules, type StateRules } from '../taxes/rules.ts'

/** The tables a distribution is judged by: an operator's own files where given, else those that ship with the portal. */
export interface Terms {
  stateRules: StateRules
  routing: RoutingDirectory
}

const known = new Map<string, Terms>()

/**
 * The tables of this custodian, read once.
 * @throws when an operator's file is not such a table
 */
export function termsOf({ config }: Pick<Services, 'config'>): Terms {
  const stateFile = config.stateWithholdingFile ?? undefined
  const fedAchFile = config.fedachFile ?? undefined
  const key = JSON.stringify([stateFile, fedAchFile])
  const terms = known.get(key) ?? {
    stateRules: loadStateRules(stateFile),
    routing: openRoutingDirectory(fedAchFile),
  }
  known.set(key, terms)
  return terms
}
