/** A mutation's error that the user can correct. */
export interface UserError {
  code: string
  field: readonly string[] | null
  message: string
}
