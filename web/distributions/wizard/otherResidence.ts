import { stateName } from '../../kit/forms/states.ts'

/** Explains a state of residence that differs from the mailing state; undefined if both agree or one is unknown. */
export function otherResidence(residence: string | null, mailingState: string | null): string | undefined {
  if (!residence || mailingState === null || residence === mailingState) return undefined
  return `Your mailing address is in ${stateName(mailingState)}. State tax follows ${stateName(residence)}, where you say you live. Your address does not change.`
}
