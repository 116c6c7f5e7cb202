/** A plan file that a deposit may pay; money in dollars. */
export interface PlanFile {
  planFileId: number
  reference: string
  owed: number
}

/** The selected plan files, by their references. */
export function chosenFiles<File extends PlanFile>(
  files: readonly File[],
  ticked: Readonly<Record<string, boolean>>,
): File[] {
  return files.filter(({ reference }) => ticked[reference] === true)
}

/** Deposit minus the money owed for the plan files, in dollars, exact to the cent. */
export function differenceOf(amount: number, files: readonly Pick<PlanFile, 'owed'>[]): number {
  const cents = files.reduce((rest, { owed }) => rest - Math.round(owed * 100), Math.round(amount * 100))
  return cents / 100
}
