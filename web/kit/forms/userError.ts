/** An error of a mutation that the user can correct. */
export interface UserError {
  code: string
  field: readonly string[] | null
  message: string
}
