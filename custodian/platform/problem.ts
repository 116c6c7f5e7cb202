/**
 * Why something cannot be done, for people: at a field (the path of the body), or as a whole (null). Rules answer it and
 * throw nothing; who writes asks them and throws once, with `refuseIf`.
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

/** Tells a problem from what a rule answers when there is none. */
export function isProblem(answer: object): answer is Problem {
  return 'message' in answer
}
