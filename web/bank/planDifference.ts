/** A plan file that a deposit may pay. Money is in dollars. */
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

/** With at most 20 files and at most 4 per set, the search tries at most 6,195 sets. */
const MOST_FILES = 20
const MOST_TOGETHER = 4

/** The smallest set of files that adds up exactly to the deposit; null if there is none or more than one. */
export function filesAddingUpTo<File extends PlanFile>(amount: number, files: readonly File[]): readonly File[] | null {
  if (files.length > MOST_FILES) return null
  for (let size = 1; size <= MOST_TOGETHER; size += 1) {
    const [found, other] = setsOf(size, files).filter((set) => differenceOf(amount, set) === 0)
    if (found) return other ? null : found
  }
  return null
}

function setsOf<File>(size: number, files: readonly File[]): File[][] {
  if (size === 0) return [[]]
  return files.flatMap((file, at) => setsOf(size - 1, files.slice(at + 1)).map((set) => [file, ...set]))
}
