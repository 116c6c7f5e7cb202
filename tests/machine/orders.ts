/** What the machine tells its custodian past the calls of the contract. */
export type Order = { id: number } & Wish
export type Wish =
  | { kind: 'clock'; now: string }
  | { kind: 'seed'; hasClerk: boolean }
  | { kind: 'rows'; text: string }
  | { kind: 'rolledBack'; statements: readonly string[] }
  | { kind: 'letter'; to: string; letter: string }
  | { kind: 'paper'; ownerId: number }
  | { kind: 'bankDay' }

/** 0: it listens. */
export type Answer = { id: number; value?: unknown; error?: string }
