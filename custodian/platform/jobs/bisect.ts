/**
 * Processes all items together. On failure it processes each half separately, down to the single item, which `alone`
 * processes. A failed `together` changes nothing.
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
