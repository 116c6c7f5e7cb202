/** What a mutation answers for the person who made it to put right. */
export interface UserError {
  code: string
  field: readonly string[] | null
  message: string
}
