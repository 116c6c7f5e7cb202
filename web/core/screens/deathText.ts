/** Label next to the name of an owner whose death is reported or confirmed; null for any other owner. */
export function deathText(death: string | null | undefined): string | null {
  if (death === 'CONFIRMED') return 'Deceased'
  return death === 'REPORTED' ? 'Death reported' : null
}
