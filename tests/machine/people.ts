export interface Owner {
  /** Id of the owner and of the owner's login. */
  ownerId: number
  accountId: number
  email: string
  born: string
  state: string
}

const STATES = ['TX', 'CA', 'NC', 'MI', 'OR', 'FL'] as const

/** Twelve owners; half of them are too young for a normal distribution. */
export const OWNERS: readonly Owner[] = Array.from({ length: 12 }, (_, index) => ({
  ownerId: 101 + index,
  accountId: 1_001 + index,
  email: `owner${101 + index}@example.com`,
  born: index % 2 === 0 ? `19${50 + index}-02-28` : `19${80 + index}-12-31`,
  state: STATES[index % STATES.length] ?? 'TX',
}))

export interface Staff {
  userId: number
  role: 'admin' | 'service' | 'compliance'
}

export const STAFF: readonly Staff[] = [
  { userId: 21, role: 'admin' },
  { userId: 25, role: 'admin' },
  { userId: 22, role: 'service' },
  { userId: 26, role: 'service' },
  { userId: 24, role: 'compliance' },
  { userId: 27, role: 'compliance' },
]

/** A session token for each login, the same in every run. */
export const tokenOf = (userId: number): string => `machine-${userId}-`.padEnd(43, 'x')
