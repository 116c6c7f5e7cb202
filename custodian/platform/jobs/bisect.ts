/**
 * Processes all items with `together`, which must change nothing if it fails. After a failure, processes each half
 * separately, down to single items, which `alone` processes.
 */
export async function bisectOnFailure<T>(
  items: readonly T[],
  together: (items: readonly T[]) => Promise<void>,
  alone: (item: T) => Promise<void> | void,
): Promise<void> {
  if (items.length === 0) return
  try {
    await together(items)
  } catch {
    const [first] = items
    if (first !== undefined && items.length === 1) {
      await alone(first)
      return
    }
    const middle = Math.ceil(items.length / 2)
    await bisectOnFailure(items.slice(0, middle), together, alone)
    await bisectOnFailure(items.slice(middle), together, alone)
  }
}
