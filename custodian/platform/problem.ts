/**
 * A validation error shown to a person: for one field (its path in the body) or for the whole request (null). Rules
 * return problems and never throw. Write functions collect problems and throw once, with `refuseIf`.
 */
export interface Problem {
  path: readonly (string | number)[] | null
  message: string
}

export function at(field: string, message: string): Problem {
  return { path: [field], message }
}

export function refusal(message: string): Problem {
  return { path: null, message }
}

export function isProblem(answer: object): answer is Problem {
  return 'message' in answer
}
