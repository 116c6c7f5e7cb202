import { stateName } from '../../kit/forms/states.ts'

/** Explains a state other than that of the mailing address; undefined if they agree or one of them is unknown. */
export function otherResidence(residence: string | null, mailingState: string | null): string | undefined {
  if (!residence || mailingState === null || residence === mailingState) return undefined
  return `Your mailing address is in ${stateName(mailingState)}. State tax follows ${stateName(residence)}, where you say you live. Your address does not change.`
}
