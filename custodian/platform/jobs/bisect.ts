/**
 * Works on all items at once; when that fails, on either half of them, down to the single item, which is left to `alone`.
 * `together` keeps nothing of what failed.
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
