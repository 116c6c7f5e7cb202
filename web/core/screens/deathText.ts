/** Label next to the name of an owner who has died or is reported dead; null for others. */
export function deathText(death: string | null | undefined): string | null {
  if (death === 'CONFIRMED') return 'Deceased'
  return death === 'REPORTED' ? 'Death reported' : null
}
