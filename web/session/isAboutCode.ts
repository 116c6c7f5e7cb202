/** Whether the password was correct and the authenticator app's code is missing or wrong. */
export function isAboutCode(errors: readonly { field: readonly string[] | null }[]): boolean {
  return errors.some(({ field }) => field?.at(-1) === 'code')
}
