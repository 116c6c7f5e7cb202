/** Whether a login had the correct password, but a missing or wrong authenticator code. */
export function isAboutCode(errors: readonly { field: readonly string[] | null }[]): boolean {
  return errors.some(({ field }) => field?.at(-1) === 'code')
}
