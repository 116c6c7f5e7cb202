/** Messages to the custodian's process that are not calls of the contract. */
export type Order = { id: number } & Wish
export type Wish =
  | { kind: 'clock'; now: string }
  | { kind: 'seed'; hasClerk: boolean }
  | { kind: 'rows'; text: string }
  | { kind: 'rolledBack'; statements: readonly string[] }
  | { kind: 'letter'; to: string; letter: string }
  | { kind: 'paper'; ownerId: number }
  | { kind: 'bankDay' }

/** Id 0 reports that the server is listening. */
export type Answer = { id: number; value?: unknown; error?: string }
