/** Whether the password was right and the code of an authenticator app is missing, or is not right. */
export function isAboutCode(errors: readonly { field: readonly string[] | null }[]): boolean {
  return errors.some(({ field }) => field?.at(-1) === 'code')
}
